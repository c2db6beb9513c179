package org.komabako.protocol.internal;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.komabako.protocol.serve.XboardSession;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The mode {@code xboard}: CECP over standard input and output. */
@Component(service = Callable.class, property = "komabako.main=xboard")
public final class XboardMain implements Callable<Integer> {
  private final InstalledServices services;
  private final PlatformStart start;

  /** Speaks for what is installed. */
  @Activate
  public XboardMain(BundleContext context, @Reference InstalledServices services) {
    this.services = services;
    start = new PlatformStart(context);
  }

  @Override
  public Integer call() throws InterruptedException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    speak(in, StandardOutput.take());
    return 0;
  }

  /** Answers what is read until it ends. */
  void speak(BufferedReader in, PrintWriter out) throws InterruptedException {
    // It may take a while until the variants are there: the board waits for the rest.
    out.println("feature done=0");
    out.flush();
    start.await();
    new XboardSession(services::variants, services::engines, out).run(in);
  }
}
