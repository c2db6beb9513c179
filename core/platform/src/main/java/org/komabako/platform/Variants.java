package org.komabako.platform;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.base.Registration;
import org.komabako.kernel.rules.Variant;
import org.osgi.annotation.versioning.ConsumerType;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The variants that can be played now: those that passed the check, one for each key, in whatever way
 * they came. Ask each time, or follow: they come and go. What is handed out holds data only; of the
 * bundle's own code nothing runs but {@link Variant#rules}, and that under a time limit.
 */
@ProviderType
public interface Variants {
  /** All of them, by key. */
  List<Variant> list();

  /** The variant with a key. */
  Optional<Variant> find(String key);

  /**
   * The variant with a key that must be there.
   *
   * @throws IllegalArgumentException if it is not installed; the message names those that are
   */
  Variant require(String key);

  /** The version of the bundle that a variant came in; empty if it has left. */
  Optional<String> version(Variant variant);

  /**
   * Tells of each variant that is there, then of each that comes or goes, one after the other, until
   * closed. When it is closed, and when this service goes, it is told that all have left.
   */
  Registration follow(Follower follower);

  /** Who wants to know. What it throws is logged and hinders nobody. */
  @ConsumerType
  interface Follower {
    /** A variant can be played from now on. */
    void arrived(Variant variant);

    /** A variant leaves; nothing of it may be held when this returns. */
    void left(Variant variant);

    /** One that does so when a variant arrives, and so when one leaves. */
    static Follower of(Consumer<Variant> arrived, Consumer<Variant> left) {
      return new Follower() {
        @Override
        public void arrived(Variant variant) {
          arrived.accept(variant);
        }

        @Override
        public void left(Variant variant) {
          left.accept(variant);
        }
      };
    }
  }
}
