// The first file of this target is on its way.
