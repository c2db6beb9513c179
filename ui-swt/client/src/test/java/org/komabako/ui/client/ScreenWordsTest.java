package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.Side;
import org.komabako.matches.Matches;
import org.komabako.testkit.Toy;
import org.komabako.ui.widgets.text.Language;
import org.mockito.Mockito;

/** All screens in both languages: no key of a message or an option, no name of the code, no other language. */
@ExtendWith(Screen.class)
class ScreenWordsTest {
  private static final List<String> MORE_DIALOGS = List.of(
      "game.closed",
      "end.declare",
      "clock.adjourn",
      "library.position",
      "library.moves",
      "tools.learn",
      "help.shortcuts");

  /** Names of files and of classes have dots, keys too; a key has no capital and no known ending. */
  private static final Pattern KEY =
      Pattern.compile("(?<![\\w./@*-])[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)+(?![\\w/])");

  private static final Pattern SNAKE = Pattern.compile("\\b[A-Za-z]+(_[A-Za-z]+)+\\b");

  private static final Pattern CODE = Pattern.compile(
      "\\b(java|org|com)\\.\\w+\\.\\w+|\\b[A-Z][a-z]+([A-Z][a-z]+)*(Exception|Error|Impl)\\b"
          + "|[\\w$]+@[0-9a-f]{5,}|\\{\\d}|\\bnull\\b|Optional\\[|\\b[A-Z]{2,}_[A-Z]+\\b");

  private static final Pattern LATIN = Pattern.compile("[A-Za-zōūŌŪ][A-Za-zōūŌŪ'’&-]+");

  /** No name of a piece, of a square or of a move has so many in a row; no sentence has fewer. */
  private static final Pattern CJK =
      Pattern.compile("\\p{IsHan}{4}|[\\p{IsHiragana}\\p{IsKatakana}]{2}");

  /** Latin words that stand in Japanese sentences. */
  private static final Set<String> NAMES = Stream.of(
          // Formats and notations, with their examples.
          "SFEN KIF USI PDF GIF HTML PNG SVG QR WinBoard Hodges SAN e-mail P- Pc jar",
          // Keys, as they stand on keyboards.
          "Alt Ctrl Shift Enter Esc Delete Home End Left Right Up Down PageUp PageDown",
          // Programs and licences.
          "Komabako Apache License Equinox SWT Eclipse Public Felix Java Debian- deb gtk",
          // What every Japanese program says, a language in itself, the engine of the test.
          "OK English quick",
          // SWT's own tooltip of its button for tabs without room, which it sets after us.
          "Show List")
      .flatMap(words -> Stream.of(words.split(" ")))
      .collect(Collectors.toUnmodifiableSet());

  /** A position as it is written. */
  private static final Pattern SFEN = Pattern.compile("[\\w+]+(/[\\w+]+){4,} .*");

  /** The notices of others are as these wrote them; nothing of ours is so long. */
  private static final int NOTICES = 2000;

  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private final Set<String> faults = new TreeSet<>();
  private Table table;
  private Locale language;

  @AfterEach
  void close() {
    table.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void everyScreenSpeaksItsLanguage(Locale spoken) {
    language = spoken;
    table = new Table(data, toy);
    table.install(new QuickEngine());
    table.matches(Optional.of(Mockito.mock(Matches.class)));
    Screen.await("the variant is known", () -> !table.client().window().cards().isEmpty());
    table.desk().settings().set(Language.SETTING, language);
    Screen.await("the language is here", () -> table.desk().messages().language() == language);
    Shell window = table.client().window().shell();
    judge("start", window);
    var game = table.game(toy.key(), toy.table().start());
    for (var action : table.desk().actions().all()) {
      judge(action.id(), action.plain(table.desk().messages()));
    }
    var unused = game.model().live().change(now -> now.play(now.legalMoves().get(0)));
    Screen.await(
        "a move is played",
        () -> game.model().snapshot().filter(s -> s.ply() == 1).isPresent());
    judge("a game", window);
    for (String dialog :
        Stream.concat(WindowLayoutTest.DIALOGS.stream(), MORE_DIALOGS.stream()).toList()) {
      dialog(dialog);
    }
    preferences();
    unused = game.model().live().change(now -> {
      now.resign(Side.BLACK);
      return now.root();
    });
    Screen.await(
        "it has ended", () -> game.model().snapshot().orElseThrow().outcome().isPresent());
    judge("a result", window);
    assertEquals(List.of(), List.copyOf(faults));
  }

  private void dialog(String action) {
    if (!table.desk().actions().run(action)) {
      return;
    }
    Screen.settle();
    List<Shell> open = new ArrayList<>(List.of(table.client().window().shell().getShells()));
    if (open.isEmpty()) {
      judge(action, table.client().window().shell());
    }
    for (Shell shell : open) {
      unfold(shell);
      judge(action, shell);
      shell.close();
    }
    Screen.settle();
  }

  private static void unfold(Shell shell) {
    for (String fold : List.of("new-game.unfold", "new-game.options")) {
      Table.find(shell, Button.class, "key", fold).ifPresent(button -> {
        button.notifyListeners(SWT.Selection, new Event());
        Screen.settle();
      });
    }
  }

  private void preferences() {
    assertTrue(table.desk().actions().run("tools.preferences"));
    var pages = Table.find(
            table.dialog(), org.eclipse.swt.widgets.List.class, "key", "preferences.pages")
        .orElseThrow();
    for (int page = 0; page < pages.getItemCount(); page++) {
      pages.select(page);
      pages.notifyListeners(SWT.Selection, new Event());
      Screen.settle();
      judge(pages.getItem(page), table.dialog());
    }
    table.dialog().close();
  }

  private void judge(String screen, Shell shell) {
    Screen.settle();
    ScreenWords.of(shell).forEach(words -> judge(screen, words));
  }

  private void judge(String screen, String words) {
    String wrong = wrong(words, language);
    if (!wrong.isEmpty()) {
      faults.add("%s: “%s” in “%s”".formatted(screen, wrong, words));
    }
  }

  /** What is wrong with words in a language; empty if nothing is. */
  private static String wrong(String words, Locale language) {
    if (words.length() > NOTICES || SFEN.matcher(words).matches()) {
      return "";
    }
    for (Pattern bad : List.of(KEY, SNAKE, CODE)) {
      var found = bad.matcher(words);
      if (found.find()) {
        return found.group();
      }
    }
    if (language == Locale.JAPANESE) {
      return LATIN
          .matcher(words)
          .results()
          .map(each -> each.group())
          .filter(word -> !NAMES.contains(word))
          .collect(Collectors.joining(" "));
    }
    return CJK.matcher(words).find() ? words : "";
  }
}
