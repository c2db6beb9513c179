package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OpenSSH never asks, and notices that a line is dead; what the user says holds. */
class SshCommandTest {
  private static final String ALL =
      "-o BatchMode=yes -o ConnectTimeout=10 -o ServerAliveInterval=10 -o ServerAliveCountMax=3";

  @ParameterizedTest
  @CsvSource({
    "ssh -T host usi, ssh " + ALL + " -T host usi",
    "/usr/bin/ssh host, /usr/bin/ssh " + ALL + " host",
    "ssh.exe host, ssh.exe " + ALL + " host",
    "ssh -o batchmode=no -oConnectTimeout=3 host,"
        + " ssh -o ServerAliveInterval=10 -o ServerAliveCountMax=3 -o batchmode=no -oConnectTimeout=3 host",
    "nc host 4000, nc host 4000",
    "myssh host, myssh host",
  })
  void itIsCompleted(String given, String started) {
    assertEquals(List.of(started.split(" ")), SshCommand.complete(List.of(given.split(" "))));
  }
}
