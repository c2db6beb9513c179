package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.StateException;
import org.komabako.library.GameQuery;
import org.komabako.library.ProgressListener;
import org.komabako.notation.GameText;

/** The library on a PostgreSQL of its own, which is unpacked and started here. */
@Tag("slow")
class PostgresTest extends LibraryContract {
  private static @Nullable EmbeddedPostgres server;
  private static int databases;

  @BeforeAll
  static void startServer() {
    try {
      server = EmbeddedPostgres.builder().start();
    } catch (IOException | IllegalStateException e) {
      abort("PostgreSQL cannot be started here, so the library is not tried on it: " + e);
    }
  }

  @AfterAll
  static void stopServer() throws IOException {
    if (server != null) {
      server.close();
    }
  }

  @Override
  Optional<String> database() throws SQLException {
    String name = "club" + ++databases;
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    }
    return Optional.of(server.getJdbcUrl("postgres", name) + "&password=secret");
  }

  @Override
  String address() {
    return server.getJdbcUrl("postgres", "club" + databases);
  }

  @Test
  void aClubSharesIt() {
    assertTrue(library.info().shared());
    assertTrue(
        library.info().product().startsWith("PostgreSQL 16"), library.info().product());
    assertFalse(library.info().place().contains("secret"), library.info().place());
  }

  @Test
  void twoAtOnceLoseNothing() throws Exception {
    LibraryService other = new LibraryService(folder.resolve("other"));
    other.addVariant(SampleGames.TOY);
    String url = server.getJdbcUrl("postgres", "club" + databases);
    var unused = other.use(Optional.of(url));
    List<Thread> threads = List.of(adding(library, 0), adding(other, 20));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(50, library.info().games(), "30 each, 10 of them the same");
    other.close();
  }

  private static Thread adding(LibraryService library, int from) {
    return new Thread(() -> {
      for (int seed = from; seed < from + 30; seed++) {
        var unused = library.add(GameText.write(SampleGames.random(seed, 30)), "test");
      }
    });
  }

  @Test
  void aServerThatIsAwayIsTold() {
    String told = assertThrows(
            StateException.class,
            () -> library.use(Optional.of("jdbc:postgresql://localhost:1/club")))
        .text()
        .in(Locale.ENGLISH);
    assertTrue(told.contains("localhost:1/club cannot be reached"), told);
    assertEquals(0, library.find(GameQuery.ALL, ProgressListener.NONE).all());
  }
}
