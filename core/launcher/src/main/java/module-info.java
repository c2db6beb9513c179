/**
 * Starts the OSGi framework and hands the main thread over to a service. Lives on the boot layer, beside
 * the framework, and shares only JDK types with the bundles.
 */
module org.komabako.launcher {
  requires static org.jspecify;
  requires org.eclipse.osgi;

  uses org.osgi.framework.connect.ConnectFrameworkFactory;
}
