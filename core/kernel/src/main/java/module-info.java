/** The model and the kinds of rule that every shogi variant is made of: all that a variant sees. */
module org.komabako.kernel {
  requires transitive org.komabako.base;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.kernel.model;
  exports org.komabako.kernel.rules;

  uses org.komabako.kernel.rules.Variant;
}
