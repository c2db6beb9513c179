package org.komabako.protocol.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.komabako.protocol.UsiSession;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The mode {@code usi}: a conversation over standard input and output on the main thread. A variant
 * that leaves is no longer offered; a position of it stays until another is set. An engine that leaves
 * while it thinks answers with what it has found.
 */
@Component(service = Callable.class, property = "komabako.main=usi")
public final class UsiMain implements Callable<Integer> {
  private final Services services;

  /** Speaks for what is installed. */
  @Activate
  public UsiMain(@Reference Services services) {
    this.services = services;
  }

  @Override
  public Integer call() throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    new UsiSession(services::variants, services::engines, out).run(in);
    return 0;
  }
}
