/** Bundles that come and go: variants and features, installed and removed while everything runs. */
module org.komabako.platform {
  requires transitive org.komabako.base;
  requires transitive org.komabako.kernel;
  requires org.komabako.position;
  requires org.komabako.varianttext;
  requires java.management;
  requires java.xml;
  requires static org.osgi.framework;
  requires static org.osgi.resource;
  requires static org.osgi.util.tracker;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.service.feature;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.platform;
}
