/** Pieces and rules of the games with a lion, for the variants that have them. */
module org.komabako.lionfamily {
  requires transitive org.komabako.kernel;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.lionfamily;
}
