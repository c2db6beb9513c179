package org.komabako.formats;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.notation.Notation;

/**
 * Writes a game in the shape of PGN, our own or WinBoard's; variations by a stack of what is still to be
 * written.
 */
final class PgnWriter {
  private static final int WIDTH = 100;
  private static final Map<String, String> NAMES = PgnHead.NAMES;

  /** Something still to be written: a word, a move, or all that follows a place. */
  private sealed interface Task {
    record Word(String text) implements Task {}

    record Played(GameNode node) implements Task {}

    record After(GameNode node) implements Task {}
  }

  private final Game game;
  private final boolean winBoard;
  private final StringBuilder out = new StringBuilder();
  private final Deque<Task> tasks = new ArrayDeque<>();
  private int column;
  private boolean numbered = true;

  /** For a game; in WinBoard's dialect White begins and squares are those of chess. */
  PgnWriter(Game game, boolean winBoard) {
    this.game = game;
    this.winBoard = winBoard;
  }

  String write() {
    if (winBoard) {
      winBoardHead();
    } else {
      head();
    }
    tag("Result", result());
    out.append('\n');
    notes(game.root());
    tasks.push(new Task.After(game.root()));
    while (!tasks.isEmpty()) {
      next(tasks.pop());
    }
    word(result());
    return out.append('\n').toString();
  }

  private void winBoardHead() {
    VariantTable table = game.rules().table();
    Map<String, String> tags = new LinkedHashMap<>();
    for (String name : List.of("Event", "Site", "Date", "Round", "White", "Black")) {
      tags.put(name, "?");
    }
    Map<String, String> names = new LinkedHashMap<>(NAMES);
    names.put(Tags.BLACK, "White");
    names.put(Tags.WHITE, "Black");
    tags.putAll(PgnDates.written(game.tags(), names));
    tags.forEach(this::tag);
    String variant = table.nameIn("cecp");
    tag("Variant", variant.isEmpty() ? table.key() : variant);
    String start = game.root().position().sfen();
    if (!start.equals(game.rules().start().sfen())) {
      String[] fields = start.split(" ", -1);
      String hand = table.hasHands() ? "[" + fields[2] + "]" : "";
      tag("FEN", fields[0] + hand + (fields[1].equals("b") ? " w" : " b") + " - 0 1");
      tag("SetUp", "1");
    }
  }

  private void head() {
    tag("Variant", game.rules().table().key());
    Map<String, String> changes = game.rules().options().changes();
    if (!changes.isEmpty()) {
      tag(
          "Rules",
          changes.entrySet().stream()
              .map(each -> each.getKey() + "=" + each.getValue())
              .collect(Collectors.joining(" ")));
    }
    if (!game.root().position().sfen().equals(game.rules().start().sfen())) {
      tag("SFEN", game.root().position().sfen());
    }
    PgnDates.written(game.tags(), NAMES).forEach(this::tag);
  }

  private void next(Task task) {
    if (task instanceof Task.Word word) {
      word(word.text());
      numbered = true;
    } else if (task instanceof Task.Played played) {
      move(played.node());
    } else if (task instanceof Task.After after && !after.node().children().isEmpty()) {
      List<GameNode> children = after.node().children();
      tasks.push(new Task.After(children.get(0)));
      for (int i = children.size() - 1; i > 0; i--) {
        tasks.push(new Task.Word(")"));
        tasks.push(new Task.After(children.get(i)));
        tasks.push(new Task.Played(children.get(i)));
        tasks.push(new Task.Word("("));
      }
      tasks.push(new Task.Played(children.get(0)));
    }
  }

  private void tag(String name, String value) {
    out.append('[').append(name.replaceAll("[^\\p{L}\\p{N}_-]", "_")).append(" \"");
    out.append(value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\R", " "));
    out.append("\"]\n");
  }

  private String result() {
    GameNode last = game.root().last();
    return (game.endsAt(last) ? game.declared().filter(end -> !end.isUndecided()) : last.outcome())
        .map(end ->
            end.winner().isEmpty() ? "1/2-1/2" : end.winner().get() == Side.BLACK ? "1-0" : "0-1")
        .orElse("*");
  }

  private void word(String text) {
    boolean tight = text.equals(")") || column > 0 && out.charAt(out.length() - 1) == '(';
    if (column + text.length() >= WIDTH) {
      out.append('\n');
      column = 0;
    } else if (column > 0 && !tight) {
      out.append(' ');
      column++;
    }
    out.append(text);
    column += text.length();
  }

  private void move(GameNode node) {
    int number = (node.ply() + 1) / 2;
    boolean first = node.ply() % 2 == 1;
    if (first || numbered) {
      word(number + (first ? "." : "..."));
    }
    numbered = false;
    word((winBoard ? Notation.SAN : Notation.HODGES)
        .write(node.parent().orElseThrow().position(), node.move().orElseThrow()));
    node.nag().ifPresent(nag -> word("$" + nag.number()));
    notes(node);
  }

  private void notes(GameNode node) {
    StringBuilder note = new StringBuilder();
    if (winBoard) {
      note.append(node.comment().replace('{', '(').replace('}', ')'));
      game.declared()
          .filter(end -> game.endsAt(node) && !end.isUndecided())
          .ifPresent(end -> note.append(note.isEmpty() ? "" : "} {").append(why(end)));
      word(note);
      return;
    }
    node.spent().ifPresent(time -> command(note, "emt", text(time)));
    if (!node.bookmark().isEmpty()) {
      command(note, "bookmark", node.bookmark());
    }
    node.marks().forEach(mark -> command(note, "mark", mark.toString()));
    if (game.endsAt(node)) {
      command(note, "end", game.declared().orElseThrow().toString());
    }
    note.append(escape(node.comment()));
    word(note);
  }

  /** How the game ended, in WinBoard's words; its White is our Black. */
  static String why(Outcome end) {
    String loser =
        end.winner().map(side -> side == Side.BLACK ? "Black" : "White").orElse("");
    String winner = loser.equals("Black") ? "White" : "Black";
    return switch (end.reason()) {
      case RESIGNS -> loser + " resigns";
      case TIME -> loser + " forfeits on time";
      case NO_MOVES -> winner + " mates";
      case ILLEGAL_MOVE -> loser + " made an illegal move";
      case SENNICHITE -> "draw by repetition";
      case JISHOGI -> "draw by impasse";
      default -> end.reason().text().replace('_', ' ');
    };
  }

  private void word(StringBuilder note) {
    if (note.length() > 0) {
      word("{" + note + "}");
      numbered = true;
    }
  }

  private static void command(StringBuilder note, String name, String value) {
    note.append("[%").append(name).append(' ').append(escape(value).replace("]", "\\]"));
    note.append(']');
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("}", "\\}").replace("[%", "\\[%");
  }

  private static String text(Duration time) {
    return String.format(
        "%d:%02d:%02d%s",
        time.toHours(),
        time.toMinutesPart(),
        time.toSecondsPart(),
        time.toMillisPart() > 0 ? String.format(".%03d", time.toMillisPart()) : "");
  }
}
