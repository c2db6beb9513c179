package org.komabako.distribution;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/**
 * A process that starts jars as bundles in whichever framework is on its class path, runs one command in the
 * Gogo shell and prints what it answers, or what did not start.
 *
 * <p>Arguments: a folder to write to, the folder of the distribution, the command, the jars.
 */
public final class FelixToStart {
  private FelixToStart() {}

  /** Starts it. */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Path home = Path.of(arguments[1]);
    Map<String, String> settings = new HashMap<>();
    settings.put(Constants.FRAMEWORK_STORAGE, folder.resolve("framework").toString());
    settings.put("komabako.home", home.toString());
    settings.put("komabako.data", folder.resolve("data").toString());
    settings.put("komabako.config", folder.resolve("config").toString());
    settings.put("komabako.cache", folder.resolve("cache").toString());
    settings.put("komabako.features", home.resolve("lib/features").toString());
    settings.put("komabako.repository", home.resolve("lib/repository").toString());
    settings.put("komabako.variants", home.resolve("variants").toString());
    settings.put("gosh.home", home.toString());
    settings.put("gosh.args", "--nointeractive");
    Framework framework =
        ServiceLoader.load(FrameworkFactory.class).findFirst().orElseThrow().newFramework(settings);
    framework.start();
    System.out.println(framework.getSymbolicName() + " " + framework.getVersion());
    start(framework.getBundleContext(), Arrays.asList(arguments).subList(3, arguments.length));
    System.out.println(answer(framework.getBundleContext(), arguments[2]));
    framework.stop();
    framework.waitForStop(10_000);
    System.exit(0);
  }

  private static void start(BundleContext context, List<String> jars) throws BundleException {
    List<Bundle> bundles = new ArrayList<>();
    for (String jar : jars) {
      bundles.add(context.installBundle(Path.of(jar).toUri().toString()));
    }
    for (Bundle bundle : bundles) {
      try {
        bundle.start();
      } catch (BundleException e) {
        System.out.println("not started: " + bundle.getSymbolicName() + ": " + e.getMessage());
      }
    }
  }

  /** The shell's classes are not those of this class, so they are called by name. */
  private static String answer(BundleContext context, String command) throws Exception {
    Object processor = context.getService(
        context.getServiceReference("org.apache.felix.service.command.CommandProcessor"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Object session =
        new Remote(processor).call("createSession", InputStream.nullInputStream(), out, out);
    Object answer = new Remote(session).call("execute", command);
    return out.toString(StandardCharsets.UTF_8) + answer;
  }
}
