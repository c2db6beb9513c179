package org.komabako.platform.internal.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;

class ReadmeTest {
  @TempDir
  private Path folder;

  @Test
  void theReadersLanguageIsTakenElseTheOneWithoutAny() throws IOException {
    Bundle bundle = mock(Bundle.class);
    assertEquals(Optional.empty(), Readme.of(bundle, Locale.ENGLISH));
    Path plain = Files.writeString(folder.resolve("README.md"), "# Shogi");
    when(bundle.getEntry("README.md")).thenReturn(plain.toUri().toURL());
    assertEquals(Optional.of("# Shogi"), Readme.of(bundle, Locale.JAPANESE));
    Path japanese = Files.writeString(folder.resolve("README.ja.md"), "# 将棋");
    when(bundle.getEntry("README.ja.md")).thenReturn(japanese.toUri().toURL());
    assertEquals(Optional.of("# 将棋"), Readme.of(bundle, Locale.JAPANESE));
    assertEquals(Optional.of("# Shogi"), Readme.of(bundle, Locale.ENGLISH));
  }

  @Test
  void whatCannotBeReadIsAsIfItWereNotThere() throws IOException {
    Bundle bundle = mock(Bundle.class);
    when(bundle.getEntry("README.md")).thenReturn(folder.resolve("gone").toUri().toURL());
    assertEquals(Optional.empty(), Readme.of(bundle, Locale.ENGLISH));
  }
}
