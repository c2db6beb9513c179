/** Variants as texts that anybody can write. */
module org.komabako.varianttext {
  requires transitive org.komabako.kernel;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.varianttext;
}
