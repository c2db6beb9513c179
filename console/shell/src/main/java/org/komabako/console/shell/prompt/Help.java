package org.komabako.console.shell.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.CommandList;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.words.Spoken;

/** The pages of help over some commands. */
public final class Help {
  private final List<CommandInfo> commands;
  private final Set<String> ours;

  /**
   * Help.
   *
   * @param commands all commands, sorted
   * @param ours the scopes that are listed in full
   */
  public Help(List<CommandInfo> commands, Set<String> ours) {
    this.commands = List.copyOf(commands);
    this.ours = new TreeSet<>(ours);
  }

  /** All commands of ours, and the names of the other scopes. */
  public String overview() {
    List<String> parts = new ArrayList<>();
    parts.add(Spoken.say("help.head"));
    ours.forEach(scope -> parts.add(scope(scope)));
    Set<String> others = new TreeSet<>();
    commands.stream().map(CommandInfo::scope).filter(s -> !ours.contains(s)).forEach(others::add);
    others.remove(CommandList.COMPLETION_SCOPE);
    if (!others.isEmpty()) {
      parts.add(Spoken.say("help.others", String.join(", ", others)));
    }
    return String.join("\n\n", parts);
  }

  private String scope(String scope) {
    List<String> rows = new ArrayList<>(List.of(scope));
    commands.stream()
        .filter(command -> command.scope().equals(scope))
        .filter(command -> !command.isInternal())
        .forEach(command -> rows.add(command.row()));
    return String.join("\n", rows);
  }

  /**
   * The page of a scope or a command.
   *
   * @throws UsageException if there is neither
   */
  public String page(String topic) {
    if (commands.stream().anyMatch(command -> command.scope().equals(topic))) {
      return scope(topic);
    }
    List<CommandInfo> meant = commands.stream()
        .filter(each -> each.full().equals(topic) || each.name().equals(topic))
        .toList();
    List<CommandInfo> first =
        meant.stream().filter(command -> ours.contains(command.scope())).toList();
    List<CommandInfo> shown = first.isEmpty() ? meant : first;
    if (shown.isEmpty()) {
      throw new UsageException("help.none", topic);
    }
    return String.join("\n\n", shown.stream().map(CommandInfo::page).toList());
  }
}
