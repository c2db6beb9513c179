package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.osgi.framework.Bundle;

/** Services come and go below the commands: what is away is told, and found again when it is back. */
class CommandsStayIT {
  private static final String COMMAND = "org.apache.felix.service.command.Command";

  @TempDir
  Path folder;

  private static Object run(RunningPlatform platform, Remote session, String line)
      throws Exception {
    Class<?> type = platform
        .bundle("org.apache.felix.gogo.runtime")
        .orElseThrow()
        .loadClass(COMMAND + "Session");
    return type.getMethod("execute", CharSequence.class).invoke(session.target(), line);
  }

  @ParameterizedTest
  @CsvSource({
    "session, game:list, the games are not there now",
    "matches, match:list, the matches are not there now",
    "platform, variant:list, the list of variants is not there now"
  })
  void aServiceThatIsAwayIsToldAndFoundWhenItIsBack(String bundle, String line, String told)
      throws Exception {
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Remote session = platform
          .service(COMMAND + "Processor")
          .get("createSession", new ByteArrayInputStream(new byte[0]), out, out);
      Object before = run(platform, session, line);
      Bundle below = platform.bundle("org.komabako." + bundle).orElseThrow();
      for (int time = 0; time < 2; time++) {
        below.stop();
        Throwable problem = assertThrows(
                InvocationTargetException.class, () -> run(platform, session, line))
            .getCause();
        assertTrue(problem.getMessage().startsWith(told), problem::toString);
        below.start();
        platform.await(line + " works again", () -> {
          try {
            return List.of(String.valueOf(before))
                .equals(List.of(String.valueOf(run(platform, session, line))));
          } catch (Exception e) {
            return false;
          }
        });
      }
      assertEquals(String.valueOf(before), String.valueOf(run(platform, session, line)));
    }
  }
}
