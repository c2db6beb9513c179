package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;

/** People read where a jar came from, as they have written it, and nobody's password. */
class SourcesTest {
  @ParameterizedTest
  @CsvSource({
    "file:/home/me/a%20b.jar, /home/me/a b.jar",
    "file:a.jar, file:a.jar",
    "https://example.org/a.jar, https://example.org/a.jar",
    "https://me:secret@example.org/a.jar?x=1, https://example.org/a.jar?x=1",
    "https://example.org/a%1Bb.jar, https://example.org/a%1Bb.jar",
    "file:/a%1Bb.jar, /a␛b.jar"
  })
  void aFileByItsPathAllElseByItsAddress(URI source, String name) {
    assertEquals(name, Sources.name(source));
  }

  @Test
  void whatIsVeryLongIsCut() {
    assertEquals(500, Sources.name(URI.create("file:/" + "x".repeat(600))).length());
    assertEquals(500, Sources.name(URI.create("http://x/" + "x".repeat(600))).length());
  }

  @Test
  void theCopyIsCalledAsTheSource() {
    RequestException problem =
        new RequestException(LocalizedText.of("new-1.part is no jar", "new-1.part は jar ではありません"));
    IllegalArgumentException told =
        Sources.rename(problem, Path.of("/x/new-1.part"), URI.create("http://y/z/a.jar"));
    assertEquals("a.jar is no jar", told.getMessage());
    assertEquals(problem, told.getCause());
    assertEquals("a.jar は jar ではありません", UserMessage.of(told).in(Locale.JAPANESE));
  }
}
