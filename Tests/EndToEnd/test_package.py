"""The Debian package of the programs under test: what is in it, what judges of packages say, what it
leaves in a root of its own. Tests/package.sh installs it on whole machines."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import programs

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = ("dpkg-deb", "dpkg-shlibdeps")
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]


def run(*command, code=0, **options):
    ended = subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, text=True, timeout=300, **options)
    if code is not None and ended.returncode != code:
        raise AssertionError(f"{command} ended with {ended.returncode}: {ended.stdout[-3000:]}")
    return ended.stdout


def make(to):
    """The package, as systemd/package.sh makes it, in a hurry."""
    said = run(ROOT / "systemd/package.sh", "--binaries", programs.BINARIES, "--to", to,
               env=os.environ | {"DPKG_DEB_COMPRESSOR_LEVEL": "0"})
    return pathlib.Path(said.splitlines()[-1])


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)}")
class ThePackage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(cls.enterClassContext(
            tempfile.TemporaryDirectory(prefix="voicedo-package.")))
        cls.package = make(cls.folder / "made")
        cls.root = cls.folder / "root"
        run("dpkg-deb", "-x", cls.package, cls.root)
        run("dpkg-deb", "-e", cls.package, cls.folder / "control")

    def needs(self, tool):
        if not shutil.which(tool):
            self.skipTest(f"{tool} is not installed")

    def field(self, name):
        return run("dpkg-deb", "-f", self.package, name).strip()

    def test_has_everything_in_its_place(self):
        places = [
            "usr/bin/voicedo-remind", "usr/libexec/voicedo-remind/voicedo-remindd",
            "usr/libexec/voicedo-remind/voicedo-online",
            "usr/share/dbus-1/services/org.voicedo.Remind1.service",
            "usr/share/applications/voicedo-remind.desktop",
            "etc/xdg/autostart/voicedo-remindd.desktop",
            "usr/share/gnome-shell/search-providers/voicedo-remind-search-provider.ini",
            "usr/share/krunner/dbusplugins/plasma-runner-voicedo-remind.desktop",
            "usr/share/icons/hicolor/scalable/apps/voicedo-remind.svg",
            "usr/share/icons/hicolor/48x48/apps/voicedo-remind.png",
            "usr/share/bash-completion/completions/voicedo-remind",
            "usr/share/zsh/vendor-completions/_voicedo-remind",
            "usr/share/fish/vendor_completions.d/voicedo-remind.fish",
            "usr/share/metainfo/org.voicedo.Remind.metainfo.xml",
            "usr/share/doc/voicedo-remind/copyright",
            "usr/share/doc/voicedo-remind/changelog.gz",
            "usr/share/doc/voicedo-remind/changelog.Debian.gz",
            "usr/share/voicedo-remind/systemd/uninstall.sh",
            "usr/share/voicedo-remind/config/config.toml",
        ]
        places += [f"usr/lib/systemd/user/{unit.name}"
                   for unit in (ROOT / "systemd").glob("voicedo-remind*.*")]
        places += [f"usr/share/man/man{page.suffix[1:]}/{page.name}.gz"
                   for page in (ROOT / "config/man").glob("*.[1-9]")]
        for place in places:
            with self.subTest(place=place):
                self.assertTrue((self.root / place).is_file())

    def test_belongs_to_root_and_only_programs_are_run(self):
        for line in run("dpkg-deb", "-c", self.package).splitlines():
            mode, owner, *_, path = line.split()
            with self.subTest(path=path):
                self.assertEqual(owner, "root/root")
                runs = "/bin/" in path or "/libexec/" in path or path.endswith("uninstall.sh")
                is_whole = {"d": "drwxr-xr-x", "-": "-rwxr-xr-x" if runs else "-rw-r--r--"}
                self.assertEqual(mode, is_whole[mode[0]])

    def test_no_file_names_a_persons_folder(self):
        units = list((self.root / "usr/lib/systemd/user").iterdir())
        units += (self.root / "usr/share/dbus-1/services").iterdir()
        self.assertGreater(len(units), 2)
        for path in units:
            with self.subTest(path=path.name):
                self.assertNotRegex(path.read_text(), r"%h|@[A-Z]+@|\.local")

    def test_systemd_knows_every_line_of_its_units(self):
        self.needs("systemd-analyze")
        # The programs that a unit names are looked for on this machine, where they need not be.
        for unit in (self.root / "usr/lib/systemd/user").glob("*.service"):
            with self.subTest(unit=unit.name):
                said = run("systemd-analyze", "verify", "--user", "--man=no", unit, code=None,
                           env=os.environ | {"XDG_RUNTIME_DIR": str(self.folder)})
                self.assertNotRegex(said, r"Unknown|Invalid|Failed to parse")

    def test_needs_what_debian_12_and_13_have(self):
        needed = self.field("Depends")
        for library in ("libc6", "libcurl4", "libexpat1", "libnotify4", "libsqlite3-0", "libsystemd0",
                        "tzdata"):
            self.assertRegex(needed, rf"\b{re.escape(library)}\b")
        for name in re.findall(r"(\S+)t64\b", needed):
            self.assertIn(f"| {name}", needed)

    def test_enables_the_service_and_no_other_unit(self):
        script = (self.folder / "control/postinst").read_text()
        self.assertIn('units="voicedo-remindd.service"', script)
        for name in ("postinst", "prerm", "postrm"):
            self.assertNotIn("@", re.sub(r"user@|\$id@", "", (self.folder / "control" / name).read_text()))

    def test_lintian_has_nothing_to_say_that_is_not_explained(self):
        self.needs("lintian")
        if ".symtab" in run("readelf", "-S", programs.COMPANION):
            self.skipTest("programs that are not stripped are no release")
        self.assertEqual(
            run("lintian", "--allow-root", "--fail-on", "error,warning", self.package).strip(), "")

    def test_appstream_takes_its_description(self):
        self.needs("appstreamcli")
        run("appstreamcli", "validate", "--no-net",
            self.root / "usr/share/metainfo/org.voicedo.Remind.metainfo.xml")

    def test_desktops_take_its_entries(self):
        self.needs("desktop-file-validate")
        for entry in [*(self.root / "usr/share/applications").iterdir(),
                      *(self.root / "etc/xdg/autostart").iterdir()]:
            with self.subTest(entry=entry.name):
                self.assertEqual(run("desktop-file-validate", entry), "")

    def test_the_same_commit_makes_the_same_package(self):
        again = make(self.folder / "again")
        self.assertEqual(again.name, self.package.name)
        self.assertEqual(again.read_bytes(), self.package.read_bytes())

    @unittest.skipUnless(os.geteuid() == 0, "dpkg takes root")
    def test_in_a_root_of_its_own_it_comes_and_goes(self):
        root = self.folder / "machine"
        for name in ("var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/alternatives",
                     "etc/alternatives", "var/log", "usr/bin"):
            (root / name).mkdir(parents=True)
        (root / "var/lib/dpkg/status").touch()
        dpkg = ("dpkg", f"--root={root}", "--force-script-chrootless", "--force-depends")
        run(*dpkg, "-i", self.package)
        self.assertIn("1.0", run(root / "usr/bin/voicedo-remind", "--version"))
        enabled = root / "etc/systemd/user/default.target.wants/voicedo-remindd.service"
        self.assertEqual(os.readlink(enabled), "/usr/lib/systemd/user/voicedo-remindd.service")
        if not shutil.which("vr"):
            self.assertEqual(os.readlink(root / "etc/alternatives/vr"), "/usr/bin/voicedo-remind")
            self.assertTrue((root / "usr/bin/vr").is_symlink())
        self.assertIn("~/.local/share/voicedo-remind", run(*dpkg, "--purge", "voicedo-remind"))
        left = [str(path) for path in root.rglob("*")
                if ("voicedo" in path.name or path.name == "vr") and "log" not in path.parts]
        self.assertEqual(left, [])


class AReleaseIsRefused(unittest.TestCase):
    """systemd/release.sh looks before it begins to work."""

    def setUp(self):
        if not shutil.which("git"):
            self.skipTest("git is not installed")
        self.folder = pathlib.Path(self.enterContext(
            tempfile.TemporaryDirectory(prefix="voicedo-release.")))
        self.project = self.folder / "project"
        shutil.copytree(ROOT / "systemd", self.project / "systemd")
        for name in ("Sources/Model/Version.swift", "config/CHANGELOG.md"):
            (self.project / name).parent.mkdir(parents=True)
            shutil.copy(ROOT / name, self.project / name)
        self.number = re.search(r'number = "(.*)"', (
            self.project / "Sources/Model/Version.swift").read_text())[1]
        self.environment = {"HOME": str(self.folder), "PATH": os.environ["PATH"],
                            "GNUPGHOME": str(self.folder / "no-keys")}
        self.changelog(f"## {self.number} - 2030-01-01")

    def changelog(self, *headings):
        text = "# Changelog\n\n" + "".join(f"{line}\n\n### Added\n\n- A line.\n\n" for line in headings)
        (self.project / "config/CHANGELOG.md").write_text(text)

    def refused(self):
        said = run(self.project / "systemd/release.sh", "--without-tests", code=1, env=self.environment)
        self.assertIn("Nothing was made.", said)
        return said

    def commit(self):
        for command in (["init", "-q"], ["add", "-A"],
                        ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "One"]):
            run("git", "-C", self.project, *command, env=self.environment)

    def test_where_the_changelog_has_another_version(self):
        self.changelog("## Unreleased", f"## {self.number}")
        said = self.refused()
        self.assertIn(self.number, said)
        self.assertIn("“Unreleased”", said)

    def test_an_unreleased_heading_with_nothing_below_does_not_count(self):
        path = self.project / "config/CHANGELOG.md"
        path.write_text(path.read_text().replace("# Changelog\n", "# Changelog\n\n## Unreleased\n"))
        self.assertIn("no git checkout", self.refused())

    def test_where_a_recipe_has_another_version(self):
        recipe = self.project / "systemd/arch/PKGBUILD"
        recipe.write_text(recipe.read_text().replace(f"pkgver={self.number}", "pkgver=0.0.1"))
        self.assertIn("0.0.1", self.refused())

    def test_with_changes_that_no_commit_holds(self):
        self.commit()
        (self.project / "more").touch()
        self.assertIn("git status", self.refused())

    def test_without_a_key(self):
        self.commit()
        self.assertIn("no key to sign with", self.refused())


# What a library is called by its header's module here, in Arch, and where RPM builds with it.
LIBRARIES = [("CCurl", "curl", "libcurl-devel"), ("CExpat", "expat", "expat-devel"),
             ("CNotify", "libnotify", "libnotify-devel"), ("CSQLite", "sqlite", "sqlite-devel"),
             ("CSystemd", "systemd-libs", "systemd-devel")]


class Recipes(unittest.TestCase):
    def test_name_every_library(self):
        modules = {path.parent.name for path in (ROOT / "Sources").glob("C*/module.modulemap")}
        modules.add("CSystemd")
        self.assertEqual(modules, {module for module, *_ in LIBRARIES})
        arch = (ROOT / "systemd/arch/PKGBUILD").read_text()
        rpm = (ROOT / "systemd/rpm/voicedo-remind.spec").read_text()
        for module, in_arch, in_rpm in LIBRARIES:
            with self.subTest(module=module):
                self.assertRegex(arch, rf"(?m)^depends=.*'{re.escape(in_arch)}'")
                self.assertRegex(rpm, rf"(?m)^BuildRequires: +{re.escape(in_rpm)}$")

    def test_have_the_version_of_the_programs(self):
        said = run("bash", "-c", ". systemd/version.sh; version_number; recipe_versions", cwd=ROOT)
        self.assertEqual(len(set(said.split())), 1, said)

    def test_are_understood(self):
        run("bash", "-n", ROOT / "systemd/arch/PKGBUILD")
        if not shutil.which("rpmspec"):
            self.skipTest("rpmspec is not installed")
        run("rpmspec", "-P", ROOT / "systemd/rpm/voicedo-remind.spec")
