package org.komabako.platform.internal;

import org.komabako.platform.VariantBundles.Came;

/** A jar that was fetched, and waits until somebody has decided about it. */
abstract class OfferedJar implements AutoCloseable {
  private final Fetched<?> fetched;
  private final JarInspector jar;
  private final Came came;
  private final NameFile agreed;

  /**
   * One that was looked into.
   *
   * @param agreed the digests of what the user has agreed to
   */
  OfferedJar(Fetched<?> fetched, JarInspector jar, Came came, NameFile agreed) {
    this.fetched = fetched;
    this.jar = jar;
    this.came = came;
    this.agreed = agreed;
  }

  /** The bundle's symbolic name. */
  public final String name() {
    return jar.symbolicName();
  }

  /** The bundle's version. */
  public final String version() {
    return jar.version().toString();
  }

  /** Where it came from, and what is known of it. */
  public final Came came() {
    return came;
  }

  /** Whether the user has agreed to the same content before. */
  public final boolean isAgreed() {
    return agreed.read().contains(jar.digest());
  }

  @Override
  public final void close() {
    fetched.close();
  }
}
