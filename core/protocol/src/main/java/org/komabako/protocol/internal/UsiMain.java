package org.komabako.protocol.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import org.komabako.kernel.variant.Variant;
import org.komabako.protocol.UsiSession;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The mode {@code usi}: a conversation over standard input and output on the main thread. A variant
 * that leaves is no longer offered; a position of it stays until another is set.
 */
@Component(service = Callable.class, property = "komabako.main=usi")
public final class UsiMain implements Callable<Integer> {
  private final List<Variant> variants = new CopyOnWriteArrayList<>();

  /** A variant arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addVariant(Variant variant) {
    variants.add(variant);
  }

  /** A variant leaves. */
  void removeVariant(Variant variant) {
    variants.remove(variant);
  }

  @Override
  public Integer call() throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    new UsiSession(() -> variants, out).run(in);
    return 0;
  }
}
