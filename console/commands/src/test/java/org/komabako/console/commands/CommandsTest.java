package org.komabako.console.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.ParsedLine;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.commands.completion.CompletionCommands;
import org.komabako.console.commands.feature.FeatureCommands;
import org.komabako.console.commands.game.ClockCommands;
import org.komabako.console.commands.game.EndCommands;
import org.komabako.console.commands.game.GameCommands;
import org.komabako.console.commands.game.InfoCommand;
import org.komabako.console.commands.game.PlaceCommands;
import org.komabako.console.commands.game.PlayCommands;
import org.komabako.console.commands.game.TreeCommands;
import org.komabako.console.commands.variant.InstallCommands;
import org.komabako.console.commands.variant.PerftCommand;
import org.komabako.console.commands.variant.VariantCommands;
import org.komabako.console.shell.command.CommandFailedException;
import org.komabako.console.view.GameInfoView;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.MoveView;
import org.komabako.console.view.NodeView;
import org.komabako.console.view.VariantView;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.mockito.Mockito;

/** What the commands do, without a shell. */
class CommandsTest {
  private final FakeCore core = new FakeCore();
  private final Map<String, Object> variables = new HashMap<>();
  private final CommandSession session = Mockito.mock(CommandSession.class);
  private final GameCommands games = new GameCommands(core);
  private final PlayCommands play = new PlayCommands(core);
  private final EndCommands end = new EndCommands(core);
  private final InfoCommand info = new InfoCommand(core);
  private final TreeCommands tree = new TreeCommands(core);
  private final PlaceCommands places = new PlaceCommands(core);
  private final ClockCommands clocks = new ClockCommands(core);
  private final VariantCommands variants = new VariantCommands(core);
  private CompletionCommands complete = new CompletionCommands(core, List::of);

  @BeforeEach
  void rememberVariables() {
    when(session.get(any())).thenAnswer(call -> variables.get(call.getArgument(0)));
    when(session.put(any(), any()))
        .thenAnswer(call -> variables.put(call.getArgument(0), call.getArgument(1)));
    when(session.currentDir()).thenReturn(Path.of("/there is no such folder"));
  }

  private GameStatus begin(CharSequence... words) {
    return Objects.requireNonNull(games._new(session, words));
  }

  private GameStatus move(CharSequence... words) {
    return Objects.requireNonNull(play.move(session, words));
  }

  @Test
  void beginsWithRulesOptionsAndHandicaps() {
    begin("tiny");
    assertEquals("false", Objects.requireNonNull(games.rules(session)).get("drops"));
    begin("tiny", "--rules", "base");
    assertEquals("true", Objects.requireNonNull(games.rules(session)).get("drops"));
    begin("tiny", "drops=true", "-o", "touch=strict");
    assertEquals("strict", Objects.requireNonNull(games.rules(session)).get("touch"));
    assertEquals("white", begin("tiny", "--handicap", "rook").side());
  }

  @Test
  void namesAreKnownShownAndChanged() {
    begin(
        "tiny", "--black", "Alice", "--white", "Bob", "--event", "Cup", "--date", "2026-1-2 3:04");
    assertEquals(
        List.of("Black    Alice", "White    Bob", "event    Cup", "began    2026/01/02 03:04:00"),
        info().full().lines().toList());
    info("--place", "Edo", "--white", "", "annotator=Carol");
    assertEquals(
        Map.of(
            "black",
            "Alice",
            "event",
            "Cup",
            "site",
            "Edo",
            "begun",
            "2026/01/02 03:04:00",
            "annotator",
            "Carol"),
        info().tags());
    begin("tiny");
    assertEquals(List.of("begun"), List.copyOf(info().tags().keySet()), "today, by itself");
    CommandFailedException refused =
        assertThrows(CommandFailedException.class, () -> info("--date", "tomorrow"));
    assertTrue(String.valueOf(refused.getMessage()).contains("2026/11/22"), refused::getMessage);
    for (String never :
        List.of("2026/13/01", "2026/02/30", "2026/02/03 24:00", "2026/02/03 9:60")) {
      assertThrows(CommandFailedException.class, () -> begin("tiny", "--date", never), never);
    }
    assertThrows(CommandFailedException.class, () -> info("Alice"));
  }

  /** Each shell looks where it wants; the game stands where it stands. */
  @Test
  void twoShellsLookAtDifferentPlacesOfOneGame() {
    begin("tiny");
    for (int i = 0; i < 4; i++) {
      move(legal());
    }
    Map<String, Object> others = new HashMap<>();
    CommandSession other = Mockito.mock(CommandSession.class);
    when(other.get(any())).thenAnswer(call -> others.get(call.getArgument(0)));
    when(other.put(any(), any()))
        .thenAnswer(call -> others.put(call.getArgument(0), call.getArgument(1)));
    assertEquals(1, Objects.requireNonNull(places._goto(session, "1")).ply());
    assertEquals(4, Objects.requireNonNull(games.show(other)).ply());
    assertEquals(1, Objects.requireNonNull(games.show(session)).ply());
    assertEquals(4, Objects.requireNonNull(games.list()).get(0).ply(), "where it stands");
    assertEquals(5, Objects.requireNonNull(play.move(other, legal(other))).ply());
    assertEquals(1, Objects.requireNonNull(games.show(session)).ply());
    assertEquals(5, Objects.requireNonNull(places._goto(session, "end")).ply());
    assertEquals(6, Objects.requireNonNull(play.move(other, legal(other))).ply());
    assertEquals(6, Objects.requireNonNull(games.show(session)).ply());
    games.close(session);
    begin("tiny");
    assertEquals(0, Objects.requireNonNull(games.show(session)).ply(), "another game");
  }

  private String legal() {
    return legal(session);
  }

  private String legal(CommandSession shell) {
    return Objects.requireNonNull(play.moves(shell)).get(0).usi();
  }

  private GameInfoView info(CharSequence... words) {
    return Objects.requireNonNull(info.info(session, words));
  }

  @Test
  void aResultIsAboutWhoHasWon() {
    begin("tiny");
    var unused = end.resign(session, "white");
    assertEquals("black by resignation", end.result(session));
    assertTrue(Objects.requireNonNull(games.show(session))
        .full()
        .contains("Black has won: White resigned"));
  }

  @Test
  void setsUpUnderTheSameRules() {
    begin("tiny", "drops=true");
    GameStatus set = games.setup(session, "1k1/3/3/1K1", "w", "-", "7");
    assertEquals("1k1/3/3/1K1 w - 7", Objects.requireNonNull(set).sfen());
    assertEquals("true", Objects.requireNonNull(games.rules(session)).get("drops"));
  }

  @Test
  void playsBackAndForth() {
    begin("tiny");
    assertEquals(2, move("2c2b", "2a2b").ply());
    assertEquals(0, Objects.requireNonNull(play.undo(session, "2")).ply());
    assertEquals(1, Objects.requireNonNull(play.redo(session)).ply());
    assertEquals(2, Objects.requireNonNull(places._goto(session, "2")).ply());
    CommandFailedException refused =
        assertThrows(CommandFailedException.class, () -> play.undo(session, "9"));
    assertEquals(
        "there are only 2 moves to take back, not 9; nothing was changed", refused.getMessage());
    assertEquals(2, Objects.requireNonNull(games.show(session)).ply());
    play.undo(session);
    refused = assertThrows(CommandFailedException.class, () -> play.redo(session, "2"));
    assertEquals(
        "there is only 1 move to play again, not 2; nothing was changed", refused.getMessage());
    assertEquals(1, Objects.requireNonNull(games.show(session)).ply());
    begin("tiny");
    assertThrows(CommandFailedException.class, () -> play.undo(session));
    end.resign(session);
    assertEquals("open", Objects.requireNonNull(play.undo(session)).result());
  }

  @Test
  void saysHowFarSeveralMovesWent() {
    begin("tiny");
    CommandFailedException refused =
        assertThrows(CommandFailedException.class, () -> move("2c2b", "3d3c"));
    assertTrue(
        String.valueOf(refused.getMessage()).endsWith("(move 2 of 2, those before are played)"),
        refused.getMessage());
    assertEquals(1, Objects.requireNonNull(games.show(session)).ply());
  }

  @Test
  void tellsThatAnIllegalMoveLost() {
    begin("tiny", "illegal_move=loses");
    CommandFailedException refused = assertThrows(CommandFailedException.class, () -> move("2c2a"));
    assertTrue(
        String.valueOf(refused.getMessage()).endsWith("the game has ended: white illegal_move"),
        refused.getMessage());
    assertEquals("white illegal_move", end.result(session));
  }

  @Test
  void explainsRefusals() {
    begin("tiny");
    var why = Objects.requireNonNull(play.why(session, "2c2a"));
    assertEquals(false, why.legal());
    assertTrue(why.line().startsWith("2c2a: " + why.rule() + ": "), why.line());
    assertTrue(Objects.requireNonNull(play.why(session, "2c2b")).legal());
  }

  @Test
  void endsGames() {
    begin("tiny");
    assertEquals(
        List.of("Black offers a draw"),
        Objects.requireNonNull(end.draw(session)).notes());
    assertEquals("none agreed", Objects.requireNonNull(end.draw(session)).result());
    begin("tiny");
    assertEquals("white", Objects.requireNonNull(end.resign(session)).winner());
    assertThrows(CommandFailedException.class, () -> end.resign(session));
    begin("tiny");
    end.claim(session, "white");
    assertEquals("none jishogi", Objects.requireNonNull(end.claim(session)).result());
    begin("tiny");
    end.draw(session);
    assertEquals(List.of(), Objects.requireNonNull(end.decline(session)).notes());
    assertThrows(CommandFailedException.class, () -> end.resign(session, "red"));
  }

  @Test
  void anEnteredKingDeclares() {
    begin("tiny");
    CommandFailedException outside =
        assertThrows(CommandFailedException.class, () -> end.declare(session));
    assertEquals(
        "the declaration is refused: the king is not in the promotion zone; one piece is missing"
            + " there; 2 points are missing",
        outside.getMessage());
    GameStatus entered = begin("tiny", "--sfen", "K+P1/3/3/2k b P 1");
    assertEquals(
        List.of(
            "Black: the king is in the promotion zone; 1 of 1 pieces there; 2 of 2 points",
            "White: the king is in the promotion zone; 0 of 1 pieces there; 0 of 1 points"),
        entered.notes());
    assertThrows(CommandFailedException.class, () -> end.declare(session, "white"));
    assertEquals("black jishogi", Objects.requireNonNull(end.declare(session)).result());
  }

  @Test
  void keepsVariationsAndComments() {
    begin("tiny");
    move("2c2b");
    play.undo(session);
    move("1d1c");
    play.undo(session);
    assertEquals(List.of("2c2b", "1d1c"), texts(tree.variations(session)));
    assertEquals(List.of("1d1c", "2c2b"), texts(tree.promote(session, "1d1c")));
    assertEquals(List.of("1d1c"), texts(tree.delete(session, "2c2b")));
    tree.comment(session, "a", "start");
    assertEquals("a start", tree.comment(session));
    tree.comment(session, "--clear");
    assertEquals("", tree.comment(session));
  }

  @Test
  void goesWhereItIsTold() {
    begin("tiny");
    move("2c2b", "2a2b");
    play.undo(session);
    move("3a3b");
    assertEquals(
        List.of("0", "1", "2", "2/2"),
        Objects.requireNonNull(tree()).stream().map(NodeView::place).toList());
    places.bookmark(session, "the", "trap");
    assertEquals("2a2b", goTo("up").last());
    assertEquals("3a3b", goTo("the trap").last());
    assertEquals(1, goTo("main").ply());
    assertEquals(0, goTo("start").ply());
    assertEquals("3a3b", goTo("2/2").last());
    assertEquals(1, goTo("back").ply());
    assertEquals("3a3b", goTo("next").last());
    assertEquals(List.of("2/2"), ids(places.bookmarks(session)));
    assertThrows(CommandFailedException.class, () -> goTo("down"));
    assertThrows(CommandFailedException.class, () -> goTo("nowhere"));
    assertThrows(CommandFailedException.class, () -> goTo("7/7"));
    tree.promote(session);
    assertEquals("3a3b", Objects.requireNonNull(tree()).get(2).move());
    tree.delete(session);
    assertEquals(1, Objects.requireNonNull(games.show(session)).ply());
  }

  @Test
  void aMoveIsGivenASignAndTheSameTakesItAway() {
    begin("tiny");
    assertThrows(CommandFailedException.class, () -> places.mark(session, "!?"));
    move("2c2b");
    assertEquals(List.of("!?"), places.mark(session, "!?"));
    assertEquals(List.of("?", "2c 1"), marked("?", "2c 1"));
    assertEquals("> 1            2c2b?", Objects.requireNonNull(tree()).get(1).line());
    assertEquals(List.of("2c 1"), places.mark(session, "?"));
    assertEquals(List.of(), places.mark(session, "--clear"));
  }

  private @Nullable List<String> marked(String sign, String drawn) {
    var unused = places.mark(session, sign);
    return places.mark(session, drawn.split(" ", -1));
  }

  private @Nullable List<NodeView> tree() {
    return places.tree(session, "-n", "usi");
  }

  private GameStatus goTo(CharSequence... where) {
    return Objects.requireNonNull(places._goto(session, where));
  }

  private static List<String> ids(@Nullable List<NodeView> nodes) {
    return Objects.requireNonNull(nodes).stream().map(NodeView::id).toList();
  }

  @Test
  void drawsOnTheBoard() {
    begin("tiny");
    assertEquals(List.of("2c 2a 1"), places.mark(session, "2c", "2a", "1"));
    assertEquals(List.of("2c 2a 1", "1a 2"), places.mark(session, "1a 2"));
    assertEquals(List.of("1a 2"), places.mark(session, "2c", "2a", "1"));
    assertThrows(CommandFailedException.class, () -> places.mark(session, "9i", "1"));
    assertEquals(List.of(), places.mark(session, "--clear"));
  }

  @Test
  void givesThePlayersTime() {
    begin("tiny", "--clock", "10m+30s*3");
    assertEquals("ready", Objects.requireNonNull(clocks.clock(session)).state());
    move("2c2b");
    var clock = Objects.requireNonNull(clocks.adjourn(session));
    assertEquals("adjourned", clock.state());
    assertEquals("10m 3 30s", clock.black());
    assertThrows(CommandFailedException.class, () -> move("2a2b"));
    assertEquals("running", Objects.requireNonNull(clocks.resume(session)).state());
    assertThrows(CommandFailedException.class, () -> clocks.clock(session, "5m"));
    begin("tiny");
    assertEquals("no clock", Objects.requireNonNull(clocks.clock(session)).line());
    assertThrows(CommandFailedException.class, () -> clocks.resume(session));
    assertThrows(CommandFailedException.class, () -> clocks.clock(session, "five"));
    clocks.clock(session, "5m/1m+2s");
    assertEquals(
        "5m/1m+2s", Objects.requireNonNull(clocks.clock(session, "start")).time());
  }

  @Test
  void aSealedMoveIsShownWhenTheGameGoesOn() {
    begin("tiny");
    assertThrows(CommandFailedException.class, () -> clocks.adjourn(session, "--sealed", "2c2a"));
    assertThrows(CommandFailedException.class, () -> clocks.adjourn(session, "--seal"));
    assertEquals(
        "adjourned",
        Objects.requireNonNull(clocks.adjourn(session, "--sealed", "2c2b")).line());
    GameStatus sealed = Objects.requireNonNull(games.show(session));
    assertEquals(0, sealed.ply());
    assertEquals(
        List.of("adjourned; the next move is sealed, game:resume opens and plays it"),
        sealed.notes());
    assertThrows(CommandFailedException.class, () -> move("2c2b"));
    clocks.resume(session);
    assertEquals("2c2b", Objects.requireNonNull(games.show(session)).last());
  }

  private static List<String> texts(@Nullable List<MoveView> moves) {
    return Objects.requireNonNull(moves).stream().map(MoveView::usi).toList();
  }

  @Test
  void tellsAttacks() {
    begin("tiny", "--sfen", "r1k/3/3/R1K b - 1");
    var attacks = Objects.requireNonNull(tree.attacks(session, "3b"));
    assertEquals(List.of("3d"), attacks.black());
    assertEquals(List.of("3a"), attacks.white());
    assertThrows(CommandFailedException.class, () -> tree.attacks(session, "9i"));
  }

  @Test
  void playsTheSameRandomMovesForTheSameSeed() {
    begin("tiny");
    GameStatus first = play.random(session, "--seed", "7", "--max", "30");
    begin("tiny");
    GameStatus second = play.random(session, "--seed", "7", "--max", "30");
    assertEquals(
        Objects.requireNonNull(first).sfen(), Objects.requireNonNull(second).sfen());
  }

  @Test
  void asksWhichOfSeveralGames() {
    begin("tiny");
    begin("tiny");
    variables.clear();
    CommandFailedException refused =
        assertThrows(CommandFailedException.class, () -> games.show(session));
    assertTrue(String.valueOf(refused.getMessage()).startsWith("2 games are open"));
    assertEquals("1", Objects.requireNonNull(games.show(session, "1")).id());
    assertEquals("1", Objects.requireNonNull(games.show(session)).id());
    games.close(session, "--all");
    assertEquals(List.of(), games.list());
  }

  @Test
  void describesVariants() {
    when(core.bundles.list()).thenReturn(List.of());
    VariantView info = Objects.requireNonNull(variants.info("tiny"));
    assertEquals("3x4", info.board());
    assertTrue(info.kernel().startsWith("specialised, 1 words, "), info.kernel());
    assertTrue(info.full().contains("\nkernel     specialised, 1 words, "), info.full());
    var king = Objects.requireNonNull(variants.piece("tiny", "king"));
    assertTrue(king.full().contains(". . o o o . ."), king.full());
    var pawn = Objects.requireNonNull(variants.piece("tiny", "p"));
    assertTrue(pawn.full().contains("P pawn") && pawn.full().contains("+P tokin"), pawn.full());
    assertEquals(4, Objects.requireNonNull(variants.pieces("tiny")).size());
    assertEquals(
        List.of("calm", "base", "drops", "illegal_move", "touch"),
        Objects.requireNonNull(variants.options("tiny")).stream()
            .map(Object::toString)
            .toList());
    assertThrows(CommandFailedException.class, () -> variants.options("tiny", "nothing"));
    assertThrows(CommandFailedException.class, () -> variants.piece("tiny", "queen"));
  }

  @Test
  void countsLeaves() {
    PerftCommand perft = new PerftCommand(core);
    long one = Objects.requireNonNull(perft.perft("tiny", "1")).count();
    var two = Objects.requireNonNull(perft.perft("tiny", "2", "--divide"));
    assertEquals(one, two.moves().size());
    assertEquals(
        two.count(), two.moves().values().stream().mapToLong(Long::longValue).sum());
    assertThrows(CommandFailedException.class, () -> perft.perft("tiny", "x"));
  }

  @Test
  void countsLeavesOnThreadsAndFromMemory() {
    PerftCommand perft = new PerftCommand(core);
    long leaves = Objects.requireNonNull(perft.perft("tiny", "4")).count();
    var many = perft.perft("tiny", "4", "--threads", "3", "--hash", "1");
    assertEquals(leaves, Objects.requireNonNull(many).count());
    assertThrows(CommandFailedException.class, () -> perft.perft("tiny", "2", "--threads", "0"));
    assertThrows(CommandFailedException.class, () -> perft.perft("tiny", "2", "--threads", "257"));
    assertThrows(CommandFailedException.class, () -> perft.perft("tiny", "2", "--hash", "much"));
  }

  @Test
  void installsFilesAndUrls() {
    InstallCommands install = new InstallCommands(core);
    URI address = URI.create("https://example.org/b.jar");
    var came = new VariantBundles.Came(
        address.toString(), "0123", "", List.of(LocalizedText.of("uses the network", "ネットワークを使う")));
    var entry =
        new VariantBundles.Entry("b", "1.0.0", List.of("v"), "here", LocalizedText.NONE, came);
    var offer = mock(VariantBundles.Offer.class);
    when(core.bundles.offer(address)).thenReturn(offer);
    when(offer.name()).thenReturn("b");
    when(offer.version()).thenReturn("1.0.0");
    when(offer.came()).thenReturn(came);
    CommandFailedException asked = assertThrows(
        CommandFailedException.class, () -> install.install(session, address.toString()));
    assertEquals(
        "b 1.0.0 came from https://example.org/b.jar, SHA-256 0123, not signed, uses the network;"
            + " a variant is code and may do all that you may, so if you trust it:"
            + " variant:install --yes https://example.org/b.jar",
        asked.getMessage());
    verify(offer, never()).accept(false);
    verify(offer).close();
    when(offer.accept(false)).thenReturn(entry);
    assertEquals(
        "b 1.0.0  provides v  from here\n"
            + "  came from https://example.org/b.jar, SHA-256 0123, not signed, uses the network",
        Objects.requireNonNull(install.install(session, "--yes", address.toString()))
            .full());
    CommandFailedException refused =
        assertThrows(CommandFailedException.class, () -> install.install(session, "a b.jar"));
    assertEquals("there is no file /there is no such folder/a b.jar", refused.getMessage());
  }

  @Test
  void anInterruptedInstallationLeavesNothing(@TempDir Path folder) throws Exception {
    InstallCommands install = new InstallCommands(core);
    Path jar = java.nio.file.Files.createFile(folder.resolve("b.jar"));
    when(session.currentDir()).thenReturn(folder);
    when(core.bundles.install(jar.toUri())).thenAnswer(call -> {
      Thread.currentThread().interrupt();
      return new VariantBundles.Entry("b", "1.0.0", List.of("v"), "here");
    });
    CommandFailedException refused =
        assertThrows(CommandFailedException.class, () -> install.install(session, "b.jar"));
    assertEquals("the installation was interrupted; b is not installed", refused.getMessage());
    Mockito.verify(core.bundles).uninstall("b");
  }

  @Test
  void whatGoesWithARemovedVariantAndHowItReturnsIsTold() {
    InstallCommands install = new InstallCommands(core);
    VariantBundles.Entry entry = new VariantBundles.Entry("org.b", "1.0.0", List.of(), "here");
    when(core.bundles.removed()).thenReturn(List.of()).thenReturn(List.of(entry));
    assertEquals(
        "tiny is removed; variant:install org.b brings it back",
        Objects.requireNonNull(install.uninstall("tiny")).line());
    Mockito.doAnswer(call -> core.installed.remove(0)).when(core.bundles).uninstall("org.c");
    assertEquals(
        "org.c is removed; gone with it: tiny",
        Objects.requireNonNull(install.uninstall("org.c")).line());
  }

  @Test
  void listsFeatures() {
    when(core.features.list())
        .thenReturn(List.of(new Features.Entry("f", "1", "A feature.", List.of("g:a:1"), false)));
    FeatureCommands features = new FeatureCommands(core);
    assertEquals(
        "f          1        not installed  A feature.\n  g:a:1",
        Objects.requireNonNull(features.info("f")).full());
    assertThrows(CommandFailedException.class, () -> features.info("g"));
  }

  @Test
  void offersWhatFitsTheWordsTyped() {
    try (Shell shell = new Shell()) {
      complete = new CompletionCommands(core, shell::infos);
      assertEquals(List.of("tiny"), offered("game:new", ""));
      assertTrue(offered("game:new", "tiny", "").contains("drops=false"));
      assertTrue(offered("new", "tiny", "drops=true", "").contains("touch=strict"), "repeated");
      assertEquals(List.of("calm", "base"), offered("game:new", "tiny", "--rules", ""));
      assertEquals(List.of(), offered("game:move", ""));
      begin("tiny");
      assertTrue(offered("game:move", "").contains("2c2b"));
      assertTrue(offered("game:move", "2c2b", "").contains("2c2b"), "repeated");
      assertEquals(List.of("1"), offered("game:move", "-g", ""));
      assertTrue(offered("game:moves", "").contains("2c"));
      assertEquals(
          List.of("usi", "hodges", "email", "japanese", "kif", "san", "winboard"),
          offered("game:line", "-n", ""));
      assertTrue(offered("game:save", "x.kif", "--format", "").contains("kifu"));
      assertEquals(List.of("black", "white"), offered("game:resign", ""));
      assertEquals(List.of("black", "white"), offered("library:find", "Ito", "--as", ""));
      assertTrue(offered("game:clock", "").containsAll(List.of("10m", "start", "none")));
      assertEquals(List.of("usi", "cecp", "xshogi"), offered("engine:add", "x", "-p", ""));
      assertEquals(List.of(), offered("nothing:here", ""));
      assertEquals(List.of(), offered("game:list", ""));
      core.gamesAway = true;
      assertEquals(List.of(), offered("game:show", ""));
    }
  }

  private List<String> offered(String... words) {
    typed(words);
    return complete.argument(session);
  }

  private void typed(String... words) {
    ParsedLine line = Mockito.mock(ParsedLine.class);
    when(line.words()).thenReturn(List.of(words));
    when(line.wordIndex()).thenReturn(words.length - 1);
    variables.put(".commandLine", line);
  }
}
