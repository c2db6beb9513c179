package org.komabako.console.commands;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.felix.service.command.Converter;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.console.commands.game.PlayCommands;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.ExitStatus;
import org.komabako.console.shell.prompt.Help;
import org.komabako.console.shell.prompt.ShellParser;
import org.komabako.console.shell.script.Failure;
import org.komabako.console.shell.script.SafeStream;
import org.komabako.console.shell.script.ShellText;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.MoveView;

/** The commands in a real Gogo: objects, pipes, closures, exit status. */
class ShellTest {
  private Shell shell;

  @BeforeEach
  void open() {
    shell = new Shell();
  }

  @AfterEach
  void close() {
    shell.close();
  }

  @Test
  void answersObjects() throws Exception {
    GameStatus game = assertInstanceOf(GameStatus.class, shell.answer("game:new tiny"));
    assertEquals("1", game.id());
    assertEquals("open", game.result());
    assertEquals(TinyVariant.START, shell.answer("((game:show) position) sfen"));
    assertEquals("2c2b", shell.answer("(game:move 2c2b) last"));
  }

  @Test
  void takesSquaresForWords() throws Exception {
    // 2d and 2f would be numbers to Java.
    shell.answer("game:new tiny");
    List<?> moves = assertInstanceOf(List.class, shell.answer("game:moves 2d"));
    assertEquals(
        List.of("2d1c", "2d3c", "2d3d"), moves.stream().map(Object::toString).toList());
  }

  @Test
  void takesViewsWhereItWantsIds() throws Exception {
    shell.answer("a = (game:new tiny)");
    shell.answer("b = (game:new tiny)");
    shell.answer("game:move -g $a 2c2b");
    assertEquals(1, ((GameStatus) shell.answer("game:show $a")).ply());
    assertEquals(0, ((GameStatus) shell.answer("game:show $b")).ply());
    shell.answer("game:move -g $b (game:line -g $a)");
    assertEquals(1, ((GameStatus) shell.answer("game:show $b")).ply());
  }

  @Test
  void playsTheMovesOfAList() throws Exception {
    shell.answer("game:new tiny");
    assertEquals(2, ((GameStatus) shell.answer("game:move ['2c2b' '2a2b']")).ply());
    assertEquals(3, ((GameStatus) shell.answer("game:move '1d1c'")).ply());
  }

  @Test
  void knowsTheCurrentGame() throws Exception {
    shell.answer("game:new tiny");
    shell.answer("game:new tiny");
    assertEquals("2", shell.answer("(game:move 2c2b) id"));
    shell.answer("game:show 1");
    assertEquals("1", shell.answer("(game:move 2c2b) id"));
    shell.answer("game = $null");
    assertEquals("2", shell.answer("game:close 1; (game:show) id"));
  }

  @Test
  void pipesRows() {
    assertEquals(0, shell.script("game:new tiny\ngame:moves | grep --color=never 2c"));
    assertTrue(shell.out().endsWith("\n2c2b\n"), "the only move of the pawn");
  }

  @Test
  void iteratesAndCalls() {
    assertEquals(
        0,
        shell.script(
            "a = (game:new tiny); b = (game:new tiny)\neach (game:list) { echo ($it result) }"));
    assertEquals("open\nopen\n", shell.out());
  }

  @Test
  void listsAndMapsCanBeAsked() throws Exception {
    assertEquals(
        0,
        shell.script("a = (game:new tiny); b = (game:new tiny); c = (game:move -g 1 2c2b)\n"
            + "(game:list) size; ((game:list) get 1) id; (game:list) isEmpty\n"
            + "((game:show 1) notes) size; ((variant:info tiny) ruleSets) get 0\n"
            + "((variant:options tiny drops) get 0) values\n"
            + "(((variant:options tiny drops) get 0) values) size\n"
            + "(game:rules) get drops; (game:moves) contains nothing\n"
            + "((game:attacks) black) isEmpty"),
        shell.err());
    String out = shell.out();
    assertTrue(out.startsWith("2\n2\nfalse\n0\ncalm\n"), out);
    assertTrue(out.endsWith("2\nfalse\nfalse\nfalse\n"), out);
  }

  @Test
  void nothingThatATerminalObeysIsPrinted() throws Exception {
    String nasty = "a\u001b]0;x\u0007b\u202ec\u009bd";
    shell.session.put("nasty", nasty);
    assertEquals(
        0,
        shell.script("x = (game:new tiny)\ngame:comment $nasty\ngame:show\n"
            + "game:bookmark $nasty\ngame:tree\ngame:comment | cat\ngame:bookmark"));
    assertEquals(1, shell.script("game:show $nasty"));
    assertEquals(0, shell.script("$nasty; (game:show) notes"));
    assertEquals(1, shell.script("$nasty x"));
    String all = shell.out() + shell.err();
    assertTrue(all.contains("a␛]0;x␇b�c�d"), all);
    assertTrue(all.chars().noneMatch(c -> c == 0x1b || c == 7 || c == 0x202e || c == 0x9b), all);
  }

  @Test
  void nothingThatATerminalObeysGetsThroughInPieces() throws Exception {
    java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
    try (SafeStream safe = new SafeStream(out)) {
      byte[] text = "駒\u001b[31m\u202e箱\r\na\rb\u0085\n".getBytes(UTF_8);
      for (byte each : text) {
        safe.write(each);
      }
      safe.write("\r\n".getBytes(UTF_8));
    }
    assertEquals("駒␛[31m�箱\na␍b�\n\n", out.toString(UTF_8));
  }

  @Test
  void formatsInThreeWays() throws Exception {
    Object game = shell.answer("game:new tiny");
    assertEquals("1", shell.session.format(game, Converter.PART).toString());
    assertTrue(
        shell.session.format(game, Converter.LINE).toString().startsWith("1    tiny"),
        "a row of a table");
    assertTrue(shell.session.format(game, Converter.INSPECT).toString().contains("玉"), "a board");
    assertEquals(
        "1    tiny             move 0     Black to move",
        shell.session.format(shell.answer("game:list"), Converter.INSPECT).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game:list | 0 | ''",
        "game:move 1a1b | 1 | there is no open game; begin",
        "game:new nothing | 1 | 'nothing' is not installed",
        "game:new | 2 | something is missing; write game:new VARIANT",
        "game:new tiny --foo | 2 | game:new has no option --foo",
        "game:new tiny drops | 2 | an option is written name=value",
        "game:new tiny drops=no | 1 | option drops has no value 'no'",
        "game:new tiny --sfen xyz | 1 | SFEN",
        "nonsense | 2 | there is no command 'nonsense'",
        "moves:game | 2 | there is no command 'moves:game'",
        "game:open '' | 2 | the name of a file is missing",
        "match:run tiny a b --at-once 257 | 2 | --at-once is a number from 1 to 256, not 257",
        "echo { | 2 | line 1: something is left open: } is missing at the end",
        "echo ( | 2 | line 1: the commands end in the middle of something",
        "echo ) | 2 | ')' cannot stand there",
        "exit 7 | 7 | ''",
        "throw oops | 1 | oops",
        "cat /there/is/no/such/file | 1 | this failed: cat",
      })
  void endsWithAStatus(String script, int status, String message) {
    int found = shell.script(script);
    String err = shell.err();
    assertEquals(status, found, err);
    if (!message.startsWith("there is no open")) {
      assertTrue(err.contains(message), err);
    }
    assertTrue(err.lines().filter(line -> line.startsWith("komabako:")).count() <= 1, err);
  }

  @Test
  void endsAtTheFirstFailureAndNamesItsLine() {
    assertEquals(1, shell.script("game:new tiny\n\necho one\ngame:move 1a1b\necho two"));
    assertTrue(shell.out().endsWith("one\n"), "nothing after the failure");
    assertEquals("komabako: line 4: no-piece: t", shell.err().substring(0, 29));
  }

  @Test
  void failsWithAPipeWhoseBeginningFails() {
    assertEquals(1, shell.script("game:new tiny\ngame:move 1a1b | cat\necho two"));
    assertTrue(shell.err().contains("komabako: line 2: no-piece"), "the reason");
  }

  @Test
  void tellsAFailureInAPipeOnceAndInItsOwnWords() {
    assertEquals(1, shell.script("game:new nothing | cat"));
    assertEquals("komabako: line 1: 'nothing' is not installed\n", shell.err());
    assertEquals(1, shell.script("$null foo | cat"));
    assertTrue(!shell.err().contains("gogo:"));
    assertEquals(1, shell.script("game:new tiny | grep zzz"), "what grep does not find has failed");
    shell.err();
    assertEquals(0, shell.script("try { game:new nothing | cat } { echo caught }"));
    assertEquals("", shell.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "game:new nothing OR echo alt | 0 | alt | komabako: 'nothing' is not installed",
        "game:new nothing OR game:new naught OR echo third | 0 | third | naught",
        "game:new nothing && echo never OR echo alt | 0 | alt | nothing",
        "echo one OR echo never | 0 | one | ``",
        "echo one | 0 | one | ``",
        "echo x PIPE grep y OR echo none | 0 | none | ``",
        "game:new nothing PIPE cat OR echo none | 0 | none | nothing",
        "x = (game:new nothing) OR echo none | 0 | none | nothing",
        "if { true } { game:new nothing OR echo inside } | 0 | inside | nothing",
        "game:new tiny --nonsense OR echo usage | 0 | usage | no option --nonsense",
        "nonsense OR echo unknown | 0 | unknown | no command",
        "echo a OR echo b && game:new nothing | 1 | a | nothing",
        "exit 7 OR echo never | 7 | `` | ``",
      })
  void goesOnBehindTwoBars(String script, int status, String out, String err) {
    String text = script.replace("OR", "||").replace("PIPE", "|");
    assertEquals(status, shell.script(text), text);
    assertEquals(out, shell.out().strip(), text);
    assertTrue(shell.err().contains(err), text);
  }

  @Test
  void writesAnswersAndWhatIsPrintedIntoFiles(@TempDir Path folder) throws Exception {
    shell.session.currentDir(folder);
    assertEquals(0, shell.script("variant:list > list"));
    assertTrue(Files.readString(folder.resolve("list")).startsWith("tiny  "), "the answer");
    assertEquals(0, shell.script("echo printed >list; echo more >> list"));
    assertEquals("printed\nmore\n", Files.readString(folder.resolve("list")));
    assertEquals(0, shell.script("variant:list | grep tiny > 'a file'"));
    assertTrue(Files.readString(folder.resolve("a file")).contains("tiny"), "of a pipe");
    assertEquals(0, shell.script("x = name; each [1 2] { echo $it > \"$x$it\" }"));
    assertEquals("2\n", Files.readString(folder.resolve("name2")));
    assertEquals("", shell.out(), "nothing is printed elsewhere");
    assertEquals(1, shell.script("variant:info nothing > list"));
    assertEquals(1, shell.script("variant:info nothing | cat > list"));
    assertEquals("printed\nmore\n", Files.readString(folder.resolve("list")), "it is as it was");
    assertTrue(!shell.err().contains("gogo"));
    assertEquals(1, shell.script("variant:list > nowhere/list"));
    assertEquals("komabako: line 1: there is no folder " + folder + "/nowhere\n", shell.err());
    assertEquals(1, shell.script("variant:list > " + folder));
    assertEquals(0, shell.script("variant:list > /dev/null"));
    assertEquals(1, shell.script("echo x | grep y > list"), "grep has failed");
    assertEquals(0, shell.script("variant:info nothing > list || echo not written"));
    assertTrue(shell.out().endsWith("not written\n"), "and goes on");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"that's good\" | that's good",
        "\"100%\" | 100%",
        "100% | 100%",
        "\"it's 'so' 5%!\" | it's 'so' 5%!",
        "\"say \\\"yes\\\"\" | say \"yes\"",
        "\"%(2+3)\" | 5",
        "\"$x's\" | y's",
        "\"$(echo 'a b')'s\" | a b's",
        "'100% \"it\"' | 100% \"it\"",
        "O\\'Brien | O'Brien",
        "([\"it's\" b] get 0) | it's",
      })
  void takesWordsInDoubleQuotesForWhatTheySay(String words, String said) {
    assertEquals(0, shell.script("x = y; echo " + words), words);
    assertEquals(said, shell.out().strip(), words);
  }

  @Test
  void filesOfCommandsAreRunAsTheyWouldBeTyped(@TempDir Path folder) throws Exception {
    shell.session.currentDir(folder);
    Files.writeString(folder.resolve("a"), "x = 5\ngame:new nothing || echo \"it's $x\" > b\n");
    assertEquals(0, shell.script("source a; cat b; echo $x"), shell.err());
    assertEquals("it's 5\n5\n", shell.out());
    assertEquals(1, shell.script("source none"));
    assertTrue(shell.err().contains(folder.resolve("none").toString()));
  }

  @Test
  void keepsACommentWithAnApostrophe() throws Exception {
    assertEquals(0, shell.script("x = (game:new tiny)\ngame:comment \"that's 100% good\""));
    assertEquals("that's 100% good", shell.answer("game:comment"));
  }

  @Test
  void leavesWhatIsFineAsItIs() {
    for (String text : List.of(
        "game:new shogi # a comment",
        "x = (game:list); each $x { echo ($it result) }",
        "if { (game:result) equals 'open' } { game:resign }",
        "a = [x=1 y=2]\n\n$a get x",
        "cat < file; echo x 2> file; sleep 1 &")) {
      assertEquals(text, ShellText.forGogo(text));
    }
  }

  @Test
  void aTypedLineFailsWithASentence() throws Exception {
    for (String[] each : new String[][] {
      {"game:new nothing", "'nothing' is not installed"},
      {"game:new nothing | cat", "'nothing' is not installed"},
      {"$null foo", "Command name evaluates to null: $null"},
    }) {
      Exception told = org.junit.jupiter.api.Assertions.assertThrows(
          Exception.class, () -> shell.answer(ShellParser.line(each[0])));
      assertEquals(each[1], told.toString());
    }
    assertEquals("1", shell.answer(ShellParser.line("(game:new tiny) id")));
  }

  @Test
  void aLineThatIsNotWellFormedIsToldAndDoesNotEndTheShell() throws Exception {
    org.jline.reader.LineReader reader = org.mockito.Mockito.mock(Settable.class);
    org.mockito.Mockito.when(reader.getParser())
        .thenReturn(new org.apache.felix.gogo.jline.Parser());
    ShellParser.install(reader);
    org.mockito.ArgumentCaptor<org.jline.reader.Parser> installed =
        org.mockito.ArgumentCaptor.forClass(org.jline.reader.Parser.class);
    org.mockito.Mockito.verify((Settable) reader).setParser(installed.capture());
    org.jline.reader.Parser parser = installed.getValue();
    var accept = org.jline.reader.Parser.ParseContext.ACCEPT_LINE;
    assertTrue(program(parser.parse("echo )", 6, accept)).startsWith("komabako:_refuse 'unexp"));
    assertTrue(program(parser.parse("echo it", 7, accept)).startsWith("komabako:_line { echo it"));
    assertEquals("match:run x &", ShellParser.line("match:run x &"));
    org.junit.jupiter.api.Assertions.assertThrows(
        org.jline.reader.EOFError.class, () -> parser.parse("echo {", 6, accept));
  }

  private static String program(org.jline.reader.ParsedLine line) {
    return ((org.apache.felix.gogo.jline.ParsedLineImpl) line).program().toString();
  }

  /** As the reader of JLine is. */
  public interface Settable extends org.jline.reader.LineReader {
    /** Sets it. */
    void setParser(org.jline.reader.Parser parser);
  }

  @Test
  void beginsNoScriptThatIsNotWellFormed() {
    assertEquals(2, shell.script("echo one\necho )"));
    assertEquals("", shell.out());
    assertTrue(shell.err().startsWith("komabako: line 2: "), "the line");
  }

  @Test
  void knowsItsArguments() {
    assertEquals(0, shell.script("echo $1 $2 $args", "a", "b c"));
    assertEquals("a b c a b c\n", shell.out());
  }

  @Test
  void exitsFromAnywhere() {
    assertEquals(9, shell.script("each [1 2] { try { exit 9 } { echo caught } }\necho hi"));
  }

  @Test
  void keepsAssignmentsToItself() {
    assertEquals(0, shell.script("x = (game:new tiny)\n$x id"));
    assertEquals("1\n", shell.out());
  }

  @Test
  void saysWhenAServiceHasLeft() {
    assertEquals(0, shell.script("x = (game:new tiny)"));
    shell.core.gamesAway = true;
    assertEquals(1, shell.script("game:list"));
    assertEquals("komabako: line 1: the games are not there now\n", shell.err());
    shell.core.gamesAway = false;
    assertEquals(0, shell.script("game:list"));
  }

  @Test
  void showsSuspendedGames() {
    assertEquals(0, shell.script("x = (game:new tiny)"));
    shell.core.suspend("1", "tiny is not installed now");
    assertEquals(0, shell.script("game:list; game:show; game:text"));
    String out = shell.out();
    assertTrue(out.startsWith("1    tiny             suspended: tiny is not installed now"), out);
    assertEquals(1, shell.script("game:move 2c2b"));
    assertEquals("komabako: line 1: tiny is not installed now\n", shell.err());
  }

  @Test
  void showsWhichGamesAreNotKept() {
    assertEquals(0, shell.script("x = (game:new tiny); x = (game:new tiny)"));
    shell.core.unkeep("2", "the disk is full");
    assertEquals(0, shell.script("game:list; game:show 2"));
    String out = shell.out();
    String[] lines = out.split("\n", -1);
    assertTrue(lines[0].endsWith("Black to move"), out);
    assertTrue(lines[1].endsWith("Black to move; not kept: the disk is full"), out);
    assertTrue(out.endsWith("\nthe disk is full\n"), out);
  }

  @Test
  void makesAFolderOnlyIfTold(@TempDir Path folder) {
    Path file = folder.resolve("not/there/game.kifu");
    assertEquals(1, shell.script("x = (game:new tiny); game:save $1", file.toString()));
    assertEquals(
        "komabako: line 1: there is no folder " + file.getParent() + "; --parents makes it\n",
        shell.err());
    assertTrue(Files.notExists(folder.resolve("not")));
    assertEquals(0, shell.script("game:save --parents $1", file.toString()), shell.err());
    assertTrue(Files.exists(file));
  }

  @Test
  void anInterruptIsToldInAWord() {
    InterruptedException interrupt = new InterruptedException("sleep interrupted");
    for (Exception each : List.of(
        interrupt, new ExecutionException(interrupt), new IllegalStateException(interrupt))) {
      assertEquals(new Failure(ExitStatus.INTERRUPTED, "interrupted"), Failure.of(each));
    }
  }

  @Test
  void savesAndOpensFilesWithBlanks(@TempDir Path folder) {
    String file = folder.resolve("a game.txt").toString();
    assertEquals(
        0,
        shell.script(
            "x = (game:new tiny); x = (game:move 2c2b); game:save $1; x = (game:open $1); $x ply",
            file));
    assertTrue(shell.out().endsWith("\n1\n"), "the move is there again");
  }

  @Test
  void isNotSavedUnderTheNameOfAnotherFormat(@TempDir Path folder) {
    Path file = folder.resolve("game.html");
    assertEquals(0, shell.script("x = (game:new tiny)"));
    assertEquals(1, shell.script("game:save $1", file.toString()));
    assertTrue(shell.err().contains("no format is written to files that end in .html"));
    assertTrue(Files.notExists(file));
    assertEquals(0, shell.script("game:save --format usi $1", file.toString()), shell.err());
  }

  @Test
  void writesOverNothingUnlessTold(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("mine.kifu"), "mine");
    assertEquals(0, shell.script("x = (game:new tiny)"));
    assertEquals(1, shell.script("game:save $1", file.toString()));
    assertEquals(
        "komabako: line 1: " + file + " is there already; --replace writes over it\n", shell.err());
    assertEquals("mine", Files.readString(file));
    assertEquals(0, shell.script("game:save --replace $1", file.toString()));
    assertEquals(0, shell.script("x = (game:open $1)", file.toString()), "the game is there");
    Path empty = Files.createFile(folder.resolve("empty.kifu"));
    assertEquals(0, shell.script("game:save $1", empty.toString()));
    assertTrue(Files.size(empty) > 0);
    assertEquals(1, shell.script("game:save --replace $1", folder.toString()));
    assertEquals("komabako: line 1: " + folder + " is no file\n", shell.err());
  }

  @Test
  void letsGoOfWhatHasRunInALoop() throws Exception {
    assertEquals(0, shell.script("x = (game:new tiny)"));
    WeakReference<Object> first = new WeakReference<>(shell.answer("game:show"));
    StringBuilder script = new StringBuilder("if { true } {\n");
    for (int i = 0; i < 50; i++) {
      script.append("game:show\n");
    }
    assertEquals(0, shell.script(script.append("game:show }").toString()));
    Awaitility.await().until(() -> {
      System.gc();
      return first.get() == null;
    });
  }

  @Test
  void helps() {
    assertEquals(0, shell.script("game:move --help"));
    assertTrue(shell.out().startsWith("game:move MOVE..."), "usage");
    CommandInfo info = CommandInfo.of("game", "move", new PlayCommands(shell.core));
    assertEquals("plays moves in any notation", info.sentence());
    assertTrue(info.page().contains("game:move MOVE..."), info.page());
    Help help = new Help(List.of(info), java.util.Set.of("game"));
    assertTrue(help.overview().contains("game:move"), "overview");
    assertTrue(help.page("move").contains("-g, --game ID"), "page");
  }

  @Test
  void tellsMovesInEveryNotation() throws Exception {
    shell.answer("game:new tiny");
    assertEquals(
        "Px2b?",
        ((MoveView) ((List<?>) shell.answer("game:moves 2c -n hodges")).get(0)).text() + "?");
  }
}
