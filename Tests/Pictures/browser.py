"""A real Chromium without a screen and without network."""

import os
import subprocess


class Browser:
    def __init__(self, home):
        self.home = home
        # Its sandbox is of no use to root, who has none; nor is the network to anybody here.
        self.command = ["chromium", "--headless=new", "--disable-gpu", "--no-first-run", "--no-sandbox",
                        "--disable-background-networking", "--disable-component-update",
                        "--disable-features=NetworkTimeServiceQuerying",
                        "--disable-dev-shm-usage", f"--user-data-dir={home.folder}/chromium"]
        self.without_network = ["unshare", "--net"] if os.getuid() == 0 else []

    def open(self, *options):
        result = subprocess.run(
            [*self.without_network, *self.command, *options], env=self.home.environment,
            capture_output=True, text=True, timeout=90)
        assert result.returncode == 0, result.stderr[-500:]
        return result.stdout
