"""voicedo-online against real CalDAV servers: what it finds, writes and is told there."""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import programs
from calendar_servers import PASSWORD, USER, Radicale, Xandikos, event, todo

ONLINE = programs.BINARIES / "voicedo-online"


class Asking:
    """Asks voicedo-online as the companion does; a subclass names the server."""

    server_kind = None

    def setUp(self):
        self.server = self.enterContext(self.server_kind())
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-online."))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.account = {"ask": "calendar", "url": self.server.url, "user": USER,
                        "secret": [{"environment": "TEST_PASSWORD"}], "timeout": 20}

    def ask_all(self, *questions, password=PASSWORD, **more):
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8",
                       "TEST_PASSWORD": password, "SWIFT_BACKTRACE": "enable=no"}
        lines = "".join(json.dumps(self.account | question | more) + "\n" for question in questions)
        ended = subprocess.run([ONLINE], input=lines, env=environment, text=True,
                               capture_output=True, timeout=60)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertNotIn(password, ended.stdout + ended.stderr)
        answers = [json.loads(line) for line in ended.stdout.splitlines()]
        self.assertEqual(len(answers), len(questions))
        return answers

    def ask(self, act, password=PASSWORD, **facts):
        for key, value in list(facts.items()):
            if isinstance(value, bytes):
                facts[key] = base64.b64encode(value).decode()
        answer, = self.ask_all({"act": act}, password=password, **facts)
        return answer

    def assert_failure(self, answer, failure):
        self.assertEqual(answer.get("failure"), failure, answer)

    def assert_ok(self, answer):
        self.assertTrue(answer.get("ok"), answer)
        return answer

    def lists(self, **facts):
        answer = self.assert_ok(self.ask("collections", **facts))
        return {found["name"]: found for found in answer["collections"]}

    def changes(self, token=None):
        return self.assert_ok(self.ask("changes", address=self.server.list,
                                       **({"token": token} if token else {})))

    def objects(self, *addresses):
        answer = self.assert_ok(self.ask("objects", address=self.server.list,
                                         addresses=list(addresses)))
        return {found["address"]: base64.b64decode(found["bytes"]).decode()
                for found in answer["objects"]}

    # Finding.

    def test_a_bare_host_leads_to_the_lists(self):
        found = self.lists()["Tasks"]
        self.assertEqual(found["address"], self.server.list)
        self.assertEqual((found["todos"], found["events"], found["readOnly"]), (True, False, False))
        self.assertTrue(found["token"])

    def test_the_address_of_a_list_leads_to_all_of_them(self):
        self.server.make(self.server.url + self.server.home + "mixed/", "Mixed",
                         ("VEVENT", "VTODO"))
        found = self.lists(url=self.server.list)
        self.assertLessEqual({"Tasks", "Mixed"}, set(found))
        self.assertTrue(found["Mixed"]["events"] and found["Mixed"]["todos"])

    def test_a_path_that_leads_nowhere_still_finds_the_host_s_own(self):
        self.assertIn("Tasks", self.lists(url=self.server.url + "/nothing/here/"))

    def test_one_list_tells_of_itself(self):
        answer = self.assert_ok(self.ask("collection", address=self.server.list))
        self.assertEqual(answer["collection"]["name"], "Tasks")

    def test_a_list_that_is_not_there_is_not_found(self):
        self.assert_failure(self.ask("collection", address=self.server.list[:-1] + "-no/"),
                            "not-found")

    def test_a_list_can_be_made(self):
        name = "Häuser & <Gärten>"
        address = self.assert_ok(self.ask("make", name=name))["address"]
        found = self.lists()[name]
        self.assertEqual((found["address"], found["todos"], found["events"]), (address, True, False))

    # Writing.

    def test_what_is_put_is_told_and_given_back(self):
        text = todo("a", "Grüße 🧹\\, \\n\\;", "X-ODD;X-P=\"a:b\":kept")
        address = self.server.list + "a.ics"
        self.assert_ok(self.ask("put", address=address, bytes=text.encode()))
        changes = self.changes()
        self.assertEqual(set(changes["tags"]), {address})
        self.assertTrue(changes["whole"])
        kept = self.objects(address)[address]
        self.assertIn("SUMMARY:Grüße 🧹\\, \\n\\;", kept)
        self.assertIn("X-ODD", kept)

    def test_a_new_one_is_never_written_over_another(self):
        self.server.put("a.ics", todo("a", "theirs"))
        answer = self.ask("put", address=self.server.list + "a.ics",
                          bytes=todo("a", "ours").encode())
        self.assert_failure(answer, "changed-meanwhile")
        self.assertIn("theirs", self.server.get("a.ics"))

    def test_one_is_written_over_the_one_whose_tag_is_named_and_no_other(self):
        address = self.server.list + "a.ics"
        tag = self.server.put("a.ics", todo("a", "first"))
        new = self.assert_ok(self.ask("put", address=address, tag=tag,
                                      bytes=todo("a", "second").encode()))
        self.assertIn("second", self.server.get("a.ics"))
        self.assertNotEqual(new["tag"], tag)
        answer = self.ask("put", address=address, tag=tag, bytes=todo("a", "third").encode())
        self.assert_failure(answer, "changed-meanwhile")
        self.assertIn("second", self.server.get("a.ics"))

    def test_one_is_deleted_by_its_tag_and_one_that_has_gone_is_gone(self):
        address = self.server.list + "a.ics"
        tag = self.server.put("a.ics", todo("a", "first"))
        now = self.server.put("a.ics", todo("a", "second"))
        self.assert_failure(self.ask("delete", address=address, tag=tag), "changed-meanwhile")
        self.assertIn("second", self.server.get("a.ics"))
        self.assert_ok(self.ask("delete", address=address, tag=now))
        self.assertIsNone(self.server.get("a.ics"))
        self.assert_ok(self.ask("delete", address=address, tag=now))
        self.assert_ok(self.ask("delete", address=address))

    def test_what_is_no_to_do_is_not_taken(self):
        answer = self.ask("put", address=self.server.list + "bad.ics", bytes=b"garbage")
        self.assert_failure(answer, "unacceptable")
        self.assertIsNone(self.server.get("bad.ics"))

    def test_the_same_uid_elsewhere_is_told_and_found(self):
        self.server.put("a.ics", todo("one-uid", "theirs"))
        answer = self.ask("put", address=self.server.list + "b.ics",
                          bytes=todo("one-uid", "ours").encode())
        self.assert_failure(answer, "same-uid")
        self.server.put("c.ics", todo("one-uid-and-more", "another"))
        found = self.assert_ok(self.ask("addresses", address=self.server.list, uid="one-uid"))
        self.assertEqual(found["addresses"], [self.server.list + "a.ics"])

    def test_a_list_that_is_gone_takes_nothing(self):
        answer = self.ask("put", address=self.server.list[:-1] + "-no/a.ics",
                          bytes=todo("a", "x").encode())
        self.assert_failure(answer, "not-found")

    # What changed.

    def test_a_token_tells_what_is_new_changed_and_gone(self):
        kept, changed, gone = (self.server.list + name for name in ("k.ics", "c.ics", "g.ics"))
        for name in "kcg":
            self.server.put(f"{name}.ics", todo(name, name))
        before = self.changes()
        self.assertEqual(set(before["tags"]), {kept, changed, gone})
        self.server.put("c.ics", todo("c", "changed"))
        self.server.put("n.ics", todo("n", "new"))
        self.server.ask("DELETE", gone)
        after = self.changes(before["token"])
        self.assertFalse(after["whole"])
        self.assertEqual(set(after["tags"]), {changed, self.server.list + "n.ics"})
        self.assertEqual(after["removed"], [gone])
        nothing = self.changes(after["token"])
        self.assertEqual((nothing["tags"], nothing["removed"]), ({}, []))

    def test_a_token_that_the_server_does_not_know_is_told(self):
        for token in ("http://radicale.org/ns/sync/" + 64 * "0", "no token", "<&>"):
            with self.subTest(token=token):
                self.assert_failure(self.ask("changes", address=self.server.list, token=token),
                                    "unknown-token")

    def test_events_are_left_where_they_are(self):
        self.server.make(self.server.url + self.server.home + "mixed/", "Mixed",
                         ("VEVENT", "VTODO"))
        self.server.list = self.server.url + self.server.home + "mixed/"
        self.server.put("e.ics", event("e"))
        self.server.put("t.ics", todo("t", "a to-do"))
        self.assertEqual(set(self.changes()["tags"]), {self.server.list + "t.ics"})

    def test_odd_names_are_the_same_however_they_are_written(self):
        written = ["we%20ird%2B%40x.ics", "gr%C3%BCn.ics", "a+b@c.ics", "per%25cent.ics"]
        for number, name in enumerate(written):
            address = self.server.list + name
            self.assert_ok(self.ask("put", address=address,
                                    bytes=todo(f"odd-{number}", f"odd {number}").encode()))
        self.assertEqual(len(self.changes()["tags"]), len(written))
        found = self.objects(*(self.server.list + name for name in written))
        for number, name in enumerate(written):
            self.assertIn(f"odd {number}", found.get(self.server.list + name, ""), found.keys())
        for address, tag in self.changes()["tags"].items():
            self.assert_ok(self.ask("delete", address=address, tag=tag))
        self.assertEqual(self.changes()["tags"], {})

    def test_one_that_has_gone_is_not_among_those_asked_for(self):
        self.server.put("a.ics", todo("a", "there"))
        found = self.objects(self.server.list + "a.ics", self.server.list + "no.ics")
        self.assertEqual(set(found), {self.server.list + "a.ics"})

    def test_many_questions_go_over_one_process(self):
        puts = [{"act": "put", "address": f"{self.server.list}{number}.ics",
                 "bytes": base64.b64encode(todo(f"m-{number}", "many").encode()).decode()}
                for number in range(40)]
        answers = self.ask_all(*puts, {"act": "changes", "address": self.server.list})
        self.assertEqual(len(answers[-1]["tags"]), 40)
        self.assertTrue(all(answer["requests"] == 1 for answer in answers[:-1]))


class OnRadicale(Asking, unittest.TestCase):
    server_kind = Radicale

    def test_a_wrong_password_is_told(self):
        for act, facts in (("collections", {}), ("changes", {"address": self.server.list})):
            with self.subTest(act=act):
                self.assert_failure(self.ask(act, password="another", **facts), "auth")

    def test_a_list_for_reading_alone_says_so_before_and_after(self):
        self.server.make(self.server.url + "/tester/before/", "Shown")
        (self.server.data / "collection-root/tester/before").rename(
            self.server.data / "collection-root/tester/shown")
        self.assertTrue(self.lists()["Shown"]["readOnly"])
        answer = self.ask("put", address=self.server.url + "/tester/shown/a.ics",
                          bytes=todo("a", "x").encode())
        self.assert_failure(answer, "read-only")

    def test_tokens_die_with_the_server_s_cache(self):
        self.server.put("a.ics", todo("a", "a"))
        token = self.changes()["token"]
        self.server.forget_tokens()
        self.server.put("b.ics", todo("b", "b"))
        self.assert_failure(self.ask("changes", address=self.server.list, token=token),
                            "unknown-token")
        self.assertEqual(len(self.changes()["tags"]), 2)


class OnXandikos(Asking, unittest.TestCase):
    server_kind = Xandikos


if __name__ == "__main__":
    unittest.main()
