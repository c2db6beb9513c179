package org.komabako.grid.internal;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.komabako.base.message.LocalizedText;
import org.komabako.grid.PartSource;
import org.komabako.grid.WorkKind;

/** A kind of work for tests: a number is multiplied by itself. The spec names how many milliseconds that takes. */
final class Squares implements WorkKind {
  final AtomicInteger begun = new AtomicInteger();
  volatile boolean fails;
  volatile int slower = 1;

  static byte[] bytes(Object text) {
    return String.valueOf(text).getBytes(StandardCharsets.UTF_8);
  }

  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public String name() {
    return "square";
  }

  @Override
  public Optional<LocalizedText> refusal(byte[] spec, PartSource parts) {
    String wanted = text(spec);
    return wanted.startsWith("part ") && parts.part(wanted.substring(5)).isEmpty()
        ? Optional.of(LocalizedText.same("the part is not there"))
        : Optional.empty();
  }

  @Override
  public byte[] work(byte[] spec, byte[] unit, PartSource parts) throws InterruptedException {
    begun.incrementAndGet();
    if (fails) {
      throw new IllegalStateException("it does not add up");
    }
    if (text(spec).matches("[0-9]+")) {
      boolean unused =
          new CountDownLatch(1).await(slower * Long.parseLong(text(spec)), TimeUnit.MILLISECONDS);
    }
    int number = Integer.parseInt(text(unit));
    return bytes(number * number);
  }
}
