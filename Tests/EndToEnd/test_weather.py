"""The weather of the briefing: by a server that answers as Open-Meteo's documentation says, and by odd ones."""

import datetime
import http.server
import json
import threading
import time
import urllib.parse
import zoneinfo

from case import EndToEndTest
from home import HomeTest


class OpenMeteo:
    """Stands in for api.open-meteo.com and its search; strict about what it is asked."""

    DAILY = ("weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max,"
             "wind_speed_10m_max")

    def __init__(self, zone=None):
        self.zone = zone and zoneinfo.ZoneInfo(zone)
        self.paths, self.odd = [], []
        self.code, self.rain = 61, 72
        self.pause, self.garbage = 0.0, None

    def answer(self, path):
        url = urllib.parse.urlsplit(path)
        asked = urllib.parse.parse_qs(url.query, strict_parsing=True)
        if url.path == "/v1/search":
            if set(asked) != {"name", "count"}:
                self.odd.append(path)
            return {"results": [{"id": 1, "name": asked["name"][0], "latitude": 52.52437,
                                 "longitude": 13.41053, "timezone": "Europe/Berlin"}]}
        if (url.path != "/v1/forecast" or asked.get("daily") != [self.DAILY]
                or asked.get("timezone") != ["auto"] or asked.get("forecast_days") != ["1"]):
            self.odd.append(path)
        for name in ("latitude", "longitude"):
            if len(asked[name][0].split(".")[1]) != 1:
                self.odd.append(path)
        return {"latitude": 52.52, "longitude": 13.42, "timezone": "Europe/Berlin",
                "daily_units": {"time": "iso8601"},
                "daily": {"time": [f"{datetime.datetime.now(self.zone).date()}"], "weather_code": [self.code],
                          "temperature_2m_max": [8.6], "temperature_2m_min": [3.5],
                          "precipitation_probability_max": [self.rain], "wind_speed_10m_max": [21.3]}}

    def __enter__(self):
        stand_in = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                stand_in.paths.append(self.path)
                time.sleep(stand_in.pause)
                body = stand_in.garbage or json.dumps(stand_in.answer(self.path)).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                try:
                    self.wfile.write(body)
                except OSError:
                    pass

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def settings(self, place='place = "Berlin"'):
        return f'[weather]\n{place}\nurl = "http://127.0.0.1:{self.server.server_address[1]}"\n'


TOLD = "Outside: rain, 4 to 9 °C; take an umbrella (Weather data by Open-Meteo.com)"


class ByTheCompanion(HomeTest):
    def setUp(self):
        super().setUp()
        self.server = self.enterContext(OpenMeteo(self.home.environment["TZ"]))

    def settings(self, text):
        self.home.settings.parent.mkdir(parents=True, exist_ok=True)
        self.home.settings.write_text(text)

    def test_is_off_until_a_place_is_named(self):
        self.assertNotIn("Weather", self.expect(0, "briefing").out)
        self.assertEqual(self.server.paths, [])

    def test_is_told_and_asked_for_once_in_three_hours(self):
        self.settings(self.server.settings())
        for _ in range(3):
            self.assertIn(TOLD, self.expect(0, "briefing").out)
        self.assertEqual(len(self.server.paths), 2, self.server.paths)
        self.assertEqual(self.server.odd, [])
        # Where the town lies is known by now.
        self.home.write("UPDATE weather SET read_at = read_at - 4 * 3600, asked_at = asked_at - 4 * 3600")
        self.assertIn(TOLD, self.expect(0, "briefing").out)
        self.assertEqual(len(self.server.paths), 3)

    def test_coordinates_need_no_search(self):
        self.settings(self.server.settings("latitude = 52.5177\nlongitude = 13"))
        self.assertIn(TOLD, self.expect(0, "briefing").out)
        self.assertEqual(len(self.server.paths), 1)
        self.assertIn("latitude=52.5&longitude=13.0&", self.server.paths[0])
        self.assertEqual(self.server.odd, [])

    def test_as_data(self):
        self.settings(self.server.settings())
        weather = json.loads(self.expect(0, "briefing", "--json").out)["weather"]
        self.assertEqual(weather, {"kind": "rain", "low": 4, "high": 9, "rain": 72, "wind": 21})

    def test_nothing_waits_for_it(self):
        for name, change in (
            ("slow", lambda: setattr(self.server, "pause", 20)),
            ("garbage", lambda: setattr(self.server, "garbage", b"<html>Welcome</html>")),
            ("odd", lambda: setattr(self.server, "garbage", b'{"daily":{"time":[{}],"weather_code":"x"}}')),
            ("too much", lambda: setattr(self.server, "garbage", b"[" * (1 << 20))),
        ):
            self.server.pause, self.server.garbage = 0, None
            change()
            self.settings(self.server.settings(f'place = "{name}"'))
            started = time.monotonic()
            with self.subTest(name):
                run = self.expect(0, "briefing")
                self.assertNotIn("Outside", run.out)
                self.assertLess(time.monotonic() - started, 8)

    def test_offline_it_goes_without(self):
        self.settings('[weather]\nplace = "Berlin"\nurl = "http://127.0.0.1:9"\n')
        run = self.expect(0, "briefing")
        self.assertNotIn("Outside", run.out)


class OnTheScreen(EndToEndTest):
    def test_the_popup_tells_what_is_known(self):
        now = datetime.datetime.now()
        with OpenMeteo() as server:
            self.settings(f'[briefing]\non = true\nat = "{now:%H:%M}"\n' + server.settings())
            self.create_database()
            self.database.shell(
                "INSERT INTO todo(title, due_date) VALUES ('Plan the week', date('now', 'localtime'))")
            self.run_companion("briefing")
        self.start()
        popup = self.popup("One thing for today")
        self.assertIn("Outside: rain, 4 to 9 °C", popup.body)
        self.assertIn("Open-Meteo.com", popup.body)
