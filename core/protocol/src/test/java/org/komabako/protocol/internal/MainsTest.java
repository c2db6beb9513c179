package org.komabako.protocol.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.Engine;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.komabako.protocol.ForeignEngines;
import org.komabako.protocol.serve.TestEngine;
import org.komabako.protocol.serve.TinyGame;
import org.osgi.framework.Bundle;

/** The modes that speak a protocol, while the variants are still being started and after it. */
@Timeout(30)
class MainsTest {
  @TempDir
  private Path cache;

  private final MadeUpFramework framework = new MadeUpFramework();
  private final List<Variant> installed = new ArrayList<>();
  private final ForeignEngines foreign = mock(ForeignEngines.class);
  private final InstalledServices services = new InstalledServices(foreign);
  private final Variants variants = mock(Variants.class);
  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final PrintWriter out = new PrintWriter(new StringWriter(), false) {
    @Override
    public void println(String line) {
      said.add(line);
    }
  };

  @BeforeEach
  void begin() {
    framework.properties.put("komabako.cache", cache.toString());
    when(variants.list()).thenAnswer(call -> List.copyOf(installed));
    when(foreign.list()).thenReturn(List.of());
    services.setVariants(variants);
    installed.add(TinyGame.named("tiny"));
  }

  private String hear() throws InterruptedException {
    String line = said.poll(10, TimeUnit.SECONDS);
    return line == null ? "nothing" : line;
  }

  private List<String> heard() {
    List<String> all = new ArrayList<>();
    said.drainTo(all);
    return all;
  }

  private interface Speaking {
    void speak(BufferedReader in) throws IOException, InterruptedException;
  }

  private static Thread inThread(Speaking main, PipedWriter to) throws IOException {
    BufferedReader in = new BufferedReader(new PipedReader(to));
    Thread thread = new Thread(() -> {
      try {
        main.speak(in);
      } catch (IOException | InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private List<String> usi(String... lines) throws Exception {
    new UsiMain(framework.context(), services)
        .speak(new BufferedReader(new StringReader(String.join("\n", lines))), out);
    return heard();
  }

  /** Boards give an engine up that does not greet them. */
  @Test
  void theGreetingOfTheLastTimeIsSaidBeforeTheVariantsAreThere() throws Exception {
    List<String> greeting = usi("usi", "quit");
    assertTrue(greeting.contains("option name USI_Variant type combo default tiny var tiny"));
    framework.state = Bundle.STARTING;
    services.unsetVariants(variants);
    PipedWriter in = new PipedWriter();
    UsiMain main = new UsiMain(framework.context(), services);
    Thread speaks = inThread(reader -> main.speak(reader, out), in);
    in.write("\nusi\nisready\n");
    in.flush();
    assertEquals("", hear(), "who keeps a line open sees that we are there");
    for (String line : greeting) {
      assertEquals(line, hear());
    }
    assertEquals(null, said.poll(50, TimeUnit.MILLISECONDS), "all else waits");
    services.setVariants(variants);
    framework.state = Bundle.ACTIVE;
    assertEquals("readyok", hear(), "and the greeting is said once");
    in.write("quit\n");
    in.flush();
    speaks.join(5_000);
    assertFalse(speaks.isAlive());
  }

  @Test
  void whereNothingIsKeptTheGreetingWaits() throws Exception {
    framework.state = Bundle.STARTING;
    PipedWriter in = new PipedWriter();
    UsiMain main = new UsiMain(framework.context(), services);
    Thread speaks = inThread(reader -> main.speak(reader, out), in);
    in.write("usi\n");
    in.flush();
    assertEquals(null, said.poll(50, TimeUnit.MILLISECONDS));
    framework.state = Bundle.ACTIVE;
    assertEquals("id name Komabako", hear());
    in.write("quit\n");
    in.flush();
    speaks.join(5_000);
    assertFalse(speaks.isAlive());
  }

  @Test
  void whatIsThereNowIsKeptForTheNextTime() throws Exception {
    assertEquals(List.of("readyok"), usi("isready", "quit"));
    Path kept = cache.resolve("usi-greeting.txt");
    assertTrue(Files.readString(kept).contains("var tiny"));
    installed.add(TinyGame.named("zeta"));
    List<String> old = usi("usi", "quit");
    assertTrue(old.contains("option name USI_Variant type combo default tiny var tiny"));
    assertTrue(Files.readString(kept).contains("var tiny var zeta"), "it is mended at once");
    List<String> next = usi(" usi ", "quit", "usi");
    assertTrue(next.contains("option name USI_Variant type combo default tiny var tiny var zeta"));
    assertEquals(1, next.stream().filter("usiok"::equals).count());
  }

  @Test
  void whoSaysNothingOrQuitsAtOnceIsAnsweredNothing() throws Exception {
    assertEquals(List.of(), usi());
    assertEquals(List.of(), usi("quit", "isready"));
    usi("usi");
    assertEquals(List.of("readyok"), usi("isready"), "only the greeting is known before");
  }

  @Test
  void xboardIsAskedToWait() throws Exception {
    framework.state = Bundle.STARTING;
    PipedWriter in = new PipedWriter();
    XboardMain main = new XboardMain(framework.context(), services);
    Thread speaks = inThread(reader -> main.speak(reader, out), in);
    assertEquals("feature done=0", hear());
    in.write("xboard\nprotover 2\nping 3\nquit\n");
    in.flush();
    assertEquals(null, said.poll(50, TimeUnit.MILLISECONDS));
    framework.state = Bundle.ACTIVE;
    assertEquals("feature done=0 myname=\"Komabako\" variants=\"tiny\"", hear());
    speaks.join(5_000);
    assertFalse(speaks.isAlive());
    assertEquals("pong 3", heard().stream().reduce("", (one, next) -> next));
  }

  @Test
  void ourOwnEngineComesBeforeThoseOfOthers() {
    Engine other = new TestEngine("aaa");
    Engine own = new TestEngine("komabako");
    Engine second = new TestEngine("bbb");
    services.addEngine(second);
    services.addEngine(other);
    services.addEngine(own);
    when(foreign.list())
        .thenReturn(List.of(
            new ForeignEngines.Listed("aaa", "usi", List.of("x"), List.of(), false),
            new ForeignEngines.Listed("bbb", "usi", List.of("x"), List.of(), false)));
    assertEquals(List.of(own, other, second), services.engines());
    services.removeEngine(own);
    assertEquals(List.of(other, second), services.engines());
  }

  @Test
  void whoKnowsTheVariantsMayLeaveAndAnotherMayHaveCome() {
    Variants next = mock(Variants.class);
    when(next.list()).thenReturn(List.of());
    assertEquals(1, services.variants().size());
    services.setVariants(next);
    services.unsetVariants(variants);
    services.unsetVariants(next);
    assertEquals(List.of(), services.variants());
    services.setVariants(variants);
    services.unsetVariants(next);
    assertEquals(1, services.variants().size(), "who has gone before was another");
  }
}
