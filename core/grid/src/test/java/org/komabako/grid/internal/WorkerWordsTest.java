package org.komabako.grid.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line of a worker. */
class WorkerWordsTest {
  private static final String URL = "jdbc:postgresql://host/club?user=me";

  private static WorkerWords read(Map<String, String> environment, String... words) {
    return WorkerWords.of(List.of(words), environment);
  }

  @Test
  void allThatMayBeSaid() {
    WorkerWords words = read(
        Map.of(),
        "--join",
        URL,
        "--threads",
        "3",
        "--nice",
        "--hours",
        "1.5",
        "--only",
        "match",
        "--only",
        "train",
        "--trust",
        "--trust-key",
        "AB".repeat(32),
        "--heartbeat",
        "2");
    assertEquals(Set.of("ab".repeat(32)), words.options().signers());
    assertEquals(URL, words.url());
    WorkerOptions options = words.options();
    assertEquals(3, options.threads());
    assertEquals(Set.of("match", "train"), options.only());
    assertTrue(options.trust());
    assertEquals(Optional.of(Duration.ofMinutes(90)), options.hours());
    assertEquals(Duration.ofSeconds(2), options.heartbeat());
  }

  @Test
  void whatIsNotSaidIsCareful() {
    WorkerOptions options = read(Map.of(), "--join", URL).options();
    assertEquals(1, options.threads());
    assertFalse(options.trust());
    assertEquals(Optional.empty(), options.hours());
    assertTrue(options.name().contains("-" + ProcessHandle.current().pid() + "-"), options.name());
    assertTrue(options.name().length() <= WorkerOptions.LONGEST_NAME, options.name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--threads 2 | name the database of the grid with --join",
        "--join u --threads none | behind --threads stands a number up to 1024, not 'none'",
        "--join u --threads 0 | behind --threads stands a number up to 1024, not '0'",
        "--join u --threads 1.5 | behind --threads stands a number up to 1024, not '1.5'",
        "--join u --hours | --hours wants a value",
        "--join u --trust-key ab | behind --trust-key stands the SHA-256 of a public key",
        "--join u --fast | unknown option '--fast'",
        "--join jdbc:postgresql://h/d?password=secret | others would see the password"
      })
  void whatIsWrongIsTold(String line, String told) {
    String message = assertThrows(
            IllegalArgumentException.class, () -> read(Map.of(), line.strip().split(" ")))
        .getMessage();
    assertTrue(message.contains(told), message);
    assertFalse(message.contains("secret"), message);
  }

  @Test
  void aPasswordComesFromWhereNobodySeesIt(@TempDir Path folder) throws Exception {
    assertEquals(
        URL + "&password=a%26b",
        read(Map.of(WorkerWords.PASSWORD, "a&b"), "--join", URL).url());
    Path file = Files.writeString(folder.resolve("password"), "from file\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    assertTrue(assertThrows(
            IllegalArgumentException.class,
            () -> read(Map.of(), "--join", URL, "--password-file", file.toString()))
        .getMessage()
        .startsWith("others may read or change "));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertEquals(
        "jdbc:postgresql://host/club?password=from+file",
        read(
                Map.of(WorkerWords.PASSWORD, "other"),
                "--join",
                "jdbc:postgresql://host/club",
                "--password-file",
                file.toString())
            .url());
  }
}
