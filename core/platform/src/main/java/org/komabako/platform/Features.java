package org.komabako.platform;

import java.util.List;
import java.util.Map;
import org.komabako.base.Registration;
import org.osgi.annotation.versioning.ProviderType;

/** What is shipped, as OSGi features: sets of bundles that are installed and removed together. */
@ProviderType
public interface Features {
  /**
   * A feature.
   *
   * @param name like {@code console}
   * @param version its version
   * @param description a sentence
   * @param bundles its bundles as {@code group:artifact:version}
   * @param installed whether all of its bundles are installed
   */
  record Entry(
      String name, String version, String description, List<String> bundles, boolean installed) {
    /** Keeps an own copy. */
    public Entry {
      bundles = List.copyOf(bundles);
    }
  }

  /** All known features. */
  List<Entry> list();

  /**
   * Installs and starts the bundles of a feature that are not there yet.
   *
   * @throws IllegalArgumentException if there is no such feature, or a bundle of it is missing; then
   *     nothing is installed
   */
  Entry install(String name);

  /**
   * Removes the bundles of a feature that no other installed feature has. It is not installed again
   * after a restart, unless the platform is started in a mode that needs it.
   *
   * @throws IllegalArgumentException if there is no such feature, it is not installed, or it is the
   *     one that this service belongs to
   */
  Entry uninstall(String name);

  /**
   * The packages that bundles of features export, with their versions, whether they are installed or not: what may be there when
   * another part of the program runs.
   */
  Map<String, String> packages();

  /**
   * Runs something after each feature that is installed or removed, until closed. It is run by the
   * thread that made the change and must return at once.
   */
  Registration listen(Runnable change);
}
