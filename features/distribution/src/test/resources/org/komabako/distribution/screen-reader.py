"""A screen reader as far as AT-SPI goes: starts a program and prints what a reader would be told of it, a line each.

  focused TEXT     the focus has come to something with this name
  said TEXT        a live region has this text now

It reads what to do from its input, a line each: `focus NAME` gives the focus to the first object whose name
begins so, `key NAME` presses a key. Ends with the program, or when its input ends.
"""

import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

KEYS = {"Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Return": 0xFF0D, "Tab": 0xFF09}
APPLICATION = "komabako"


def tell(kind, text):
    print(kind, text.replace("\n", " "), flush=True)


def heard(event):
    try:
        if event.type == "object:state-changed:focused" and event.detail1 == 1:
            tell("focused", event.source.get_name() or "")
        elif event.type == "object:text-changed:insert":
            tell("said", str(event.any_data or ""))
    except GLib.Error as problem:
        # What it was about is gone.
        tell("gone", problem.message)


def objects(root, depth=0):
    """All objects below one, as far as they answer; the cells of a table are not looked at."""
    if root is None or depth > 30:
        return
    yield root
    try:
        count = 0 if root.get_role_name() == "table" else root.get_child_count()
        children = [root.get_child_at_index(i) for i in range(count)]
    except GLib.Error:
        return
    for child in children:
        yield from objects(child, depth + 1)


def focus(name):
    for i in range(Atspi.get_desktop(0).get_child_count()):
        application = Atspi.get_desktop(0).get_child_at_index(i)
        if application is not None and APPLICATION in (application.get_name() or "").lower():
            for each in objects(application):
                try:
                    if (each.get_name() or "").startswith(name) and each.get_component_iface().grab_focus():
                        tell("found", each.get_role_name() + " " + each.get_name())
                        return
                except GLib.Error:
                    continue
    tell("missing", name)


def obey(channel, condition):
    line = sys.stdin.readline()
    if not line:
        program.terminate()
        loop.quit()
        return False
    word, _, rest = line.strip().partition(" ")
    if word == "focus":
        focus(rest)
    elif word == "key":
        Atspi.generate_keyboard_event(KEYS[rest], None, Atspi.KeySynthType.SYM)
    return True


def watch():
    if program.poll() is None:
        return True
    tell("ended", str(program.returncode))
    loop.quit()
    return False


Atspi.init()
listener = Atspi.EventListener.new(heard)
listener.register("object:state-changed:focused")
listener.register("object:text-changed:insert")
program = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=sys.stderr)
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, obey)
GLib.timeout_add(500, watch)
loop = GLib.MainLoop()
loop.run()
program.wait()
