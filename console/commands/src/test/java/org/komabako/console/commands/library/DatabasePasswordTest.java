package org.komabako.console.commands.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.FileException;
import org.komabako.console.commands.Shell;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.CommandList;
import org.komabako.console.shell.prompt.ShellSetup;
import org.komabako.library.LibraryInfo;

/** The password of a database comes from where others do not see it, and is kept nowhere but with the address. */
class DatabasePasswordTest {
  private static final String USAGE = """
      library:use [URL]
        --password            asks
        --password-file FILE  reads
      """;

  @TempDir
  private Path folder;

  private final Shell shell = new Shell();
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

  @AfterEach
  void close() {
    shell.close();
  }

  private DatabasePassword password(String variable, String... words) {
    return DatabasePassword.of(
        shell.session,
        Arguments.of(USAGE, words),
        "VARIABLE",
        variable == null ? Map.of() : Map.of("VARIABLE", variable));
  }

  private Path file(String content, String permissions) throws IOException {
    Path file = Files.writeString(folder.resolve("password"), content);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    return file;
  }

  private LineReader reader(String typed) throws IOException {
    Terminal terminal =
        new DumbTerminal(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), screen);
    return LineReaderBuilder.builder()
        .terminal(terminal)
        .parser(new org.apache.felix.gogo.jline.Parser())
        .build();
  }

  private static List<String> history(LineReader reader) {
    List<String> lines = new ArrayList<>();
    reader.getHistory().forEach(entry -> lines.add(entry.line()));
    return lines;
  }

  @Test
  void itComesFromTheEnvironmentIfNothingElseIsSaid() throws IOException {
    assertEquals("from outside", password("from outside", "url").word());
    assertEquals("", password(null, "url").word());
    Path file = file("from a file\n", "rw-------");
    assertEquals(
        "from a file",
        password("from outside", "url", "--password-file", file.toString()).word());
  }

  @ParameterizedTest
  @CsvSource(textBlock = """
          a b&c,  jdbc:postgresql://h/club?user=me, jdbc:postgresql://h/club?user=me&password=a+b%26c
          secret, jdbc:postgresql://h/club,         jdbc:postgresql://h/club?password=secret
          '',     jdbc:postgresql://h/club,         jdbc:postgresql://h/club
          secret, jdbc:sqlite:club.sqlite,          jdbc:sqlite:club.sqlite
          """)
  void itIsPutIntoTheAddressOfAServer(String word, String url, String whole) {
    assertEquals(whole, new DatabasePassword(word).in(url));
  }

  @Test
  void itIsTheFirstLineOfItsFile() throws IOException {
    assertEquals(
        "one ",
        password(null, "--password-file", file("one \ntwo\n", "rw-------").toString())
            .word());
    assertEquals(
        "", password(null, "--password-file", file("", "r--------").toString()).word());
    FileException missing = assertThrows(
        FileException.class,
        () -> password(null, "--password-file", folder.resolve("none").toString()));
    assertTrue(
        missing.text().in(Locale.ENGLISH).startsWith(folder.resolve("none") + " cannot be read"),
        missing.text().in(Locale.ENGLISH));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-r-----", "rw--w----", "rw-----w-", "rw---x---"})
  void aFileOfOthersIsRefused(String permissions) throws IOException {
    Path file = file("secret\n", permissions);
    String told = assertThrows(
            IllegalArgumentException.class,
            () -> password(null, "--password-file", file.toString()))
        .getMessage();
    assertEquals("others may read or change " + file + "; chmod 600 keeps it to you", told);
  }

  @Test
  void whatIsTypedIsNeitherShownNorRemembered() throws IOException {
    when(shell.core.library.use(any()))
        .thenReturn(new LibraryInfo("host/club", "PostgreSQL", true, 3));
    LineReader reader = reader("s&cret\n");
    shell.session.put(".reader", reader);
    assertEquals(
        0,
        shell.script("library:use 'jdbc:postgresql://host/club?user=me' --password"),
        shell.err());
    verify(shell.core.library)
        .use(Optional.of("jdbc:postgresql://host/club?user=me&password=s%26cret"));
    assertEquals(List.of(), history(reader));
    String shown = screen.toString(StandardCharsets.UTF_8);
    assertTrue(shown.contains("password: "), shown);
    assertFalse(shown.contains("cret"), shown);
    assertFalse(shell.out().contains("cret"));
  }

  @Test
  void aLineWithAPasswordStaysOutOfTheHistory() throws Exception {
    List<String> secret = List.of(
        "library:use 'jdbc:postgresql://host/club?user=me&password=secret'",
        "library:use 'jdbc:postgresql://host/club?PASSWORD=secret&user=me'",
        "x = (library:use \"jdbc:postgresql://host/club?sslpassword=secret\")",
        "library:use 'jdbc:postgresql://host/club?passwd=secret'",
        "library:use 'jdbc:postgresql://me:secret@host/club'",
        "x = {\nlibrary:use 'jdbc:postgresql://host/club?password=secret'\n}");
    List<String> kept = List.of(
        "library:use 'jdbc:postgresql://host:5432/club?user=me' --password",
        "library:use 'jdbc:postgresql://host/club' --password-file /home/me/secret",
        "game:move 7g7f");
    List<String> typed = new ArrayList<>(secret);
    typed.addAll(kept);
    LineReader reader = reader(String.join("\n", typed) + "\n");
    shell.session.put(".reader", reader);
    new ShellSetup(mock(CommandList.class))._setup(shell.session);
    for (String line : typed) {
      String read = reader.readLine();
      assertTrue(line.startsWith(read.lines().findFirst().orElseThrow()), read);
    }
    assertEquals(kept, history(reader));
  }
}
