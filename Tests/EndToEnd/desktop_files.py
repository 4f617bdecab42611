"""The files a private desktop is made of; `{folder}` stands for its folder."""

BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <keep_umask/>
  <listen>unix:path={folder}/run/bus</listen>
  <auth>EXTERNAL</auth>
  <servicedir>{folder}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
  <limit name="service_start_timeout">25000</limit>
</busconfig>
"""

DUNST = """[global]
  monitor = 0
  follow = none
  width = 420
  height = 300
  origin = top-right
  offset = 20x20
  notification_limit = 0
  font = DejaVu Sans 11
  markup = full
  format = "<b>%s</b>\\n%b"
  show_age_threshold = -1
  history_length = 2000
  idle_threshold = 0
  sticky_history = yes
  stack_duplicates = no
  mouse_left_click = context
  dmenu = {folder}/menu
[urgency_low]
  timeout = 0
[urgency_normal]
  timeout = 0
"""

# dunst offers the buttons of what it shows as lines "#Done (Title) [id,key]"; the choice is a file.
MENU = """#!/bin/sh
tee "{folder}/offered" | grep -F -e "$(cat "{folder}/choice")" | head -n 1
"""
