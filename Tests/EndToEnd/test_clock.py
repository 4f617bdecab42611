"""Times on the clock that a person reads, in what the service shows."""

import re

from case import SETTINGS, EndToEndTest

HOURS_12 = re.compile(r"\b1?\d(:\d\d)? [ap]m\b")
HOURS_24 = re.compile(r"\b\d\d:\d\d(?! [ap]m)\b")


class TheClock(EndToEndTest):
    def body(self, title):
        self.database.insert_due(title)
        return self.popup(title).body

    def test_the_locale_of_the_service_decides(self):
        self.create_database()
        for locale, seen, unseen in [("en_US.UTF-8", HOURS_12, HOURS_24),
                                     ("C.UTF-8", HOURS_24, HOURS_12)]:
            with self.subTest(locale):
                self.start(LANG=locale)
                body = self.body(f"Water the plants {locale}")
                self.assertRegex(body, seen)
                self.assertNotRegex(body, unseen)
                self.assertEqual(self.service.stop(), 0)

    def test_the_setting_goes_before_it_and_is_read_anew(self):
        self.settings('clock = "24"\n' + SETTINGS)
        self.create_database()
        self.start(LANG="en_US.UTF-8")
        self.assertRegex(self.body("Water the plants"), HOURS_24)
        self.settings('clock = "12"\n' + SETTINGS)
        self.eventually(lambda: "Read the settings anew" in self.desktop.log("service.log"),
                        "the settings were not read anew")
        self.assertRegex(self.body("Call the dentist"), HOURS_12)
