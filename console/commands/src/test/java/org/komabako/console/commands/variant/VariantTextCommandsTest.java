package org.komabako.console.commands.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.console.commands.Schema;
import org.komabako.console.commands.Shell;

class VariantTextCommandsTest {
  private final Shell shell = new Shell();
  private final Schema schema = new Schema();

  @TempDir
  Path folder;

  @BeforeEach
  void enter() {
    shell.session.currentDir(folder);
  }

  @AfterEach
  void close() {
    shell.close();
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void allFaultsAreToldWithTheirPlaceAndABatchFails() throws Exception {
    write("bad.variant", """
        [variant]
        key = Bad
        nmae = bad
        name = bad
        extends = tiny
        bord = 5x5
        """);
    assertEquals(1, shell.script("variant:check bad.variant"));
    List<String> told = shell.out().lines().toList();
    assertEquals(3, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("bad.variant:2:7: 'Bad' is no key"), told.get(0));
    assertTrue(
        told.get(1)
            .startsWith("bad.variant:3:1: [variant] knows no 'nmae'; did you mean 'name'? There"),
        told.get(1));
    assertTrue(told.get(2).contains("6:1: [variant] knows no 'bord'; did you mean 'board'?"));
  }

  @Test
  void aTextWithoutFaultIsSummedUp() throws Exception {
    assertEquals(0, shell.script("variant:export tiny tiny.variant; variant:check tiny.variant"));
    String told = shell.out();
    assertTrue(told.contains("tiny.variant: no fault: tiny, board 3x4, "), told);
    assertTrue(told.contains("moves: specialised"), told);
    assertEquals(0, shell.script("variant:check tiny.variant --json"));
    assertEquals(List.of(), schema.problems("variant:check", shell.out()));
  }

  @Test
  void whatIsNoTextIsOneFault() throws Exception {
    Files.write(
        folder.resolve("latin.variant"),
        "[variant]\nname = é".getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(1, shell.script("variant:check latin.variant missing.variant ."));
    List<String> told = shell.out().lines().toList();
    assertTrue(
        told.get(0).startsWith("latin.variant:2:8: Here the text is not in UTF-8"), told.get(0));
    assertTrue(told.get(1).startsWith("missing.variant: "), told.get(1));
    assertEquals(3, told.size(), told::toString);
  }

  @Test
  void nothingIsWrittenOverUnasked() throws Exception {
    Path file = write("tiny.variant", "mine");
    assertEquals(1, shell.script("variant:export tiny tiny.variant"));
    assertEquals(1, shell.script("variant:new tiny --from tiny"));
    assertEquals("mine", Files.readString(file));
    assertTrue(shell.err().contains("--replace writes over it"));
    assertEquals(0, shell.script("variant:export tiny tiny.variant --replace"));
    assertTrue(Files.readString(file).startsWith("[variant]\nkey = tiny\n"));
  }

  @Test
  void aNewTextCanBeReadAtOnce() throws Exception {
    assertEquals(
        0,
        shell.script(
            "variant:new small --from tiny; variant:new other o.variant --from tiny --whole"));
    assertEquals(0, shell.script("variant:check small.variant o.variant"), shell.err());
    String begun = Files.readString(folder.resolve("small.variant"));
    assertTrue(begun.contains("\nextends = tiny\n"), begun);
    assertTrue(begun.contains("\n# [piece: K]\n"), begun);
    String whole = Files.readString(folder.resolve("o.variant"));
    assertFalse(whole.contains("extends"), whole);
    assertTrue(whole.contains("\nkey = other\n"), whole);
    assertEquals(1, shell.script("variant:new Big --from tiny"));
    assertTrue(shell.err().contains("'Big' is no key"));
    assertEquals(2, shell.script("variant:new big"));
  }

  @Test
  void sectionsOfVariantsIniAreCheckedAndBegun() throws Exception {
    write("variants.ini", """
        [small]
        maxRank = 3
        maxFile = 3
        king = k
        gold = g
        startFen = kg1/3/1GK w - - 0 1
        promotionRegionWhite = -
        promotionRegionBlack = -
        stalemateValue = loss
        nFoldRule = 0
        nMoveRule = 0
        [ducks:small]
        duckGating = true
        """);
    assertEquals(1, shell.script("variant:check variants.ini"));
    List<String> told = shell.out().lines().toList();
    assertTrue(
        told.get(0).startsWith("variants.ini: no fault: small, board 3x3, 2 kinds"), told.get(0));
    assertEquals(
        "variants.ini:13:1: duckGating = true of variants.ini cannot be played here", told.get(1));
    assertEquals(0, shell.script("variant:check variants.ini#small"));
    assertEquals(
        0,
        shell.script("variant:new three --from variants.ini#small; variant:check three.variant"),
        shell.err());
    assertEquals(2, shell.script("variant:new four --from variants.ini"));
    assertTrue(shell.err().contains("variants.ini#SECTION"));
  }
}
