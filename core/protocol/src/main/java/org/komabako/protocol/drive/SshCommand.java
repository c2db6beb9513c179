package org.komabako.protocol.drive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * How OpenSSH's client is started: with what lets it notice by itself that the line is dead, and never asks. A question for
 * a password would be asked in the terminal of the console, again at each attempt. What the command says itself holds.
 */
final class SshCommand {
  private static final Pattern SSH = Pattern.compile("(.*[/\\\\])?ssh(\\.exe)?");
  private static final Map<String, String> DEFAULTS = new LinkedHashMap<>();

  static {
    DEFAULTS.put("BatchMode", "yes");
    DEFAULTS.put("ConnectTimeout", "10");
    DEFAULTS.put("ServerAliveInterval", "10");
    DEFAULTS.put("ServerAliveCountMax", "3");
  }

  private SshCommand() {}

  /** The command with the options that it does not name; any other command as it is. */
  static List<String> complete(List<String> command) {
    if (command.isEmpty() || !SSH.matcher(command.get(0)).matches()) {
      return command;
    }
    String said = String.join(" ", command).toLowerCase(Locale.ROOT);
    List<String> complete = new ArrayList<>(List.of(command.get(0)));
    DEFAULTS.forEach((name, value) -> {
      if (!said.contains(name.toLowerCase(Locale.ROOT))) {
        complete.add("-o");
        complete.add(name + "=" + value);
      }
    });
    complete.addAll(command.subList(1, command.size()));
    return complete;
  }
}
