package org.komabako.protocol.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.komabako.protocol.serve.UsiSession;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The mode {@code usi}: a conversation over standard input and output on the main thread. A variant
 * that leaves is no longer offered; a position of it stays until another is set. An engine that leaves
 * while it thinks answers with what it has found.
 *
 * <p>It may be called while the variants are still being started. Then {@code usi} is answered as it was the
 * last time, if nothing has changed since, and all else waits.
 */
@Component(service = Callable.class, property = "komabako.main=usi")
public final class UsiMain implements Callable<Integer> {
  private final InstalledServices services;
  private final PlatformStart start;
  private final KeptIdentity kept;

  /** Speaks for what is installed. */
  @Activate
  public UsiMain(BundleContext context, @Reference InstalledServices services) {
    this.services = services;
    start = new PlatformStart(context);
    kept = new KeptIdentity(context);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = StandardOutput.take();
    speak(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out);
    return 0;
  }

  /** Answers what is read until it ends. */
  void speak(BufferedReader in, PrintWriter out) throws IOException, InterruptedException {
    UsiSession session = new UsiSession(services::variants, services::engines, out);
    Optional<List<String>> known = kept.lines();
    String first = in.readLine();
    while (first != null && first.isBlank()) {
      // As the conversation itself answers it.
      out.println("");
      out.flush();
      first = in.readLine();
    }
    boolean greeted = first != null && first.strip().equals("usi") && known.isPresent();
    if (greeted) {
      known.get().forEach(out::println);
      out.flush();
    }
    start.await();
    List<String> greeting = session.greeting();
    if (!known.equals(Optional.of(greeting))) {
      kept.keep(greeting);
    }
    if (first != null && (greeted || session.take(first))) {
      session.run(in);
    }
  }
}
