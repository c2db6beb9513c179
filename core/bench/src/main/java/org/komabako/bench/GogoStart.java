package org.komabako.bench;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/**
 * What a start is measured beside: the framework with Gogo's shell and nothing else, in storage that is kept from one
 * start to the next. It has one command of the shell done, and ends.
 *
 * <pre>
 * GogoStart STORAGE JAR...
 * </pre>
 *
 * <p>Runs on the class path, with the framework on it. The jars are installed at the first start only.
 */
public final class GogoStart {
  private static final String SHELL = "org.apache.felix.service.command.";

  private GogoStart() {}

  /** Runs. */
  public static void main(String[] args) throws Exception {
    Map<String, String> settings = new HashMap<>();
    settings.put(Constants.FRAMEWORK_STORAGE, args[0]);
    settings.put("gosh.args", "--nointeractive --noshutdown");
    Framework framework =
        ServiceLoader.load(FrameworkFactory.class).findFirst().orElseThrow().newFramework(settings);
    framework.init();
    BundleContext context = framework.getBundleContext();
    if (context.getBundles().length == 1) {
      for (int i = 1; i < args.length; i++) {
        context.installBundle(Path.of(args[i]).toUri().toString()).start();
      }
    }
    framework.start();
    System.out.println(done(context, "felix:lb"));
    framework.stop();
    framework.waitForStop(0);
    System.exit(0);
  }

  private static Object done(BundleContext context, String command)
      throws ReflectiveOperationException {
    ServiceReference<?> found = context.getServiceReference(SHELL + "CommandProcessor");
    Object processor = context.getService(found);
    Object session = found
        .getBundle()
        .loadClass(SHELL + "CommandProcessor")
        .getMethod("createSession", InputStream.class, OutputStream.class, OutputStream.class)
        .invoke(processor, System.in, System.out, System.err);
    return found
        .getBundle()
        .loadClass(SHELL + "CommandSession")
        .getMethod("execute", CharSequence.class)
        .invoke(session, command);
  }
}
