package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.BundleException;
import org.osgi.framework.connect.ConnectContent;
import org.osgi.framework.connect.ConnectModule;

class ClassPathBundlesTest {
  @TempDir
  Path home;

  private Path repository() {
    return home.resolve("lib/repository");
  }

  private Path jar() throws IOException {
    Path jar = repository().resolve("org/one/1/one-1.jar");
    Files.createDirectories(jar.getParent());
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      zip.putNextEntry(new ZipEntry("folder/text"));
      zip.write("here".getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private Optional<ConnectModule> connect(String classPath, Path jar) throws BundleException {
    return new ClassPathBundles(repository(), classPath).connect(ClassPathBundles.location(jar));
  }

  @Test
  void onlyJarsOfTheRepositoryOnTheClassPathAreLoadedFromIt() throws Exception {
    Path jar = jar();
    String path = home.resolve("lib/boot/launcher.jar") + File.pathSeparator + jar;
    assertTrue(connect(path, jar).isPresent());
    assertTrue(connect(path, repository().resolve("org/two/1/two-1.jar")).isEmpty());
    assertTrue(connect(path, home.resolve("lib/boot/launcher.jar")).isEmpty());
    assertTrue(connect("", jar).isEmpty());
  }

  @Test
  void theClassPathMayNameTheRepositoryByAnOpenFile() throws Exception {
    assertTrue(connect("/proc/self/fd/9/repository/org/one/1/one-1.jar", jar()).isPresent());
  }

  @Test
  void itsEntriesAreThoseOfTheJarAndItsClassesOfTheClassPath() throws Exception {
    Path jar = jar();
    ConnectContent content = connect(jar.toString(), jar).orElseThrow().getContent();
    assertThrows(IOException.class, content::getEntries);
    assertTrue(content.getEntry("folder/text").isEmpty(), "it is closed");
    content.open();
    List<String> names = new ArrayList<>();
    content.getEntries().forEach(names::add);
    assertEquals(List.of("folder/text"), names);
    ConnectContent.ConnectEntry entry = content.getEntry("folder/text").orElseThrow();
    assertEquals("here", new String(entry.getBytes(), StandardCharsets.UTF_8));
    assertEquals(4, entry.getContentLength());
    assertTrue(content.getEntry("none").isEmpty());
    assertSame(ClassLoader.getSystemClassLoader(), content.getClassLoader().orElseThrow());
    content.close();
    content.open();
    assertTrue(content.getEntry("folder/text").isPresent(), "it may be opened again");
    content.close();
  }
}
