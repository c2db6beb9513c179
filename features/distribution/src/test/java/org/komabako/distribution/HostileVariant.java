package org.komabako.distribution;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;

/**
 * A variant that means harm, of one kind.
 *
 * @param kind what it does, and where
 * @param jar the variant
 * @param words what is told of it; empty if it can be used all the same
 */
record HostileVariant(String kind, MadeUpVariant jar, String words) {
  private static final String TOO_LONG = "did not come back within";

  /** Where code of a variant is called: what stands there, with the place for other code. */
  private static final Map<String, String[]> CALLBACKS = new LinkedHashMap<>();

  /** What is done there, and what is told of it. */
  private static final Map<String, String[]> DEEDS = new LinkedHashMap<>();

  static {
    String table = "  @Override\n  public VariantTable table() {\n";
    callback("static initialiser", table, "  static { %s }\n" + table);
    callback("constructor", table, "  public FifthGame() { %s }\n" + table);
    callback("table", table, table + "%s\n");
    callback("key", table, "  @Override public String key() { %s return table.key(); }\n" + table);
    callback("options", "    return List.of(RuleOption", "    %s\n    return List.of(RuleOption");
    callback("rule sets", "    return List.of();", "    %s\n    return List.of();");
    callback("rules", "    return RuleBook.PLAIN;", "    %s\n    return RuleBook.PLAIN;");
    String forEver = "while (System.nanoTime() != 1) {}";
    deed("loops", forEver, TOO_LONG);
    deed("sleeps", "try { Thread.sleep(10000000L); } catch (Exception e) {}", TOO_LONG);
    deed(
        "cannot be interrupted",
        "while (true) { try { Thread.sleep(10000000L); }"
            + " catch (Exception e) { if (System.nanoTime() == 1) break; } }",
        TOO_LONG);
    deed("exits", "System.exit(3);", "a variant may not end the program");
    deed("halts", "Runtime.getRuntime().halt(3);", "a variant may not end the program");
    deed("exits hidden", hidden("exit"), "");
    deed("halts hidden", hidden("halt"), "");
    deed("throws", "if (true) throw new IllegalStateException(\"on \\u001b[31mpurpose\");", "on ");
    deed("throws an error", "if (true) throw new AssertionError(\"on purpose\");", "on purpose");
    deed(
        "throws what loops",
        "if (true) throw new RuntimeException() { public String toString() { " + forEver
            + " return \"\"; } };",
        TOO_LONG);
    deed(
        "overflows the stack",
        "java.util.function.IntUnaryOperator[] f ="
            + " new java.util.function.IntUnaryOperator[1];"
            + " f[0] = n -> f[0].applyAsInt(n + 1) + 1; f[0].applyAsInt(0);",
        "StackOverflowError");
    deed(
        "leaves a thread",
        "Thread t = new Thread(() -> { " + forEver + " });" + " t.setDaemon(true); t.start();",
        "threads running");
    deed(
        "prints",
        "System.out.println(\"\\u001b[31mHOSTILE\"); System.err.println(\"HOSTILE\");"
            + " System.out.close();",
        "-");
  }

  private static void callback(String name, String old, String code) {
    CALLBACKS.put(name, new String[] {old, code});
  }

  private static void deed(String name, String code, String words) {
    DEEDS.put(name, new String[] {code, words});
  }

  private static String hidden(String way) {
    return "try { Class.forName(\"java.lang.Runtime\").getMethod(\"" + way + "\", int.class)"
        + ".invoke(Runtime.getRuntime(), 3); } catch (ReflectiveOperationException e)"
        + " { throw new IllegalStateException(e); }";
  }

  /** Whether it ends the process that tries it. */
  boolean ends() {
    return words.isEmpty();
  }

  /** Whether it can be used: what it does is kept from harm. */
  boolean isUsable() {
    return words.equals("-");
  }

  /** One that does something in a callback. */
  static HostileVariant of(String callback, String deed) {
    String[] place = CALLBACKS.get(callback);
    String[] code = DEEDS.get(deed);
    return new HostileVariant(
        deed + " in its " + callback,
        MadeUpVariant.first().with(place[0], place[1].replace("%s", code[0])),
        code[1]);
  }

  /** All kinds, in processes of their own. */
  static List<HostileVariant> all() {
    List<HostileVariant> all = new ArrayList<>();
    for (String deed : DEEDS.keySet()) {
      CALLBACKS.keySet().forEach(callback -> all.add(of(callback, deed)));
    }
    all.addAll(jars());
    return all;
  }

  /** Those that are not what they should be before anything of them runs. */
  static List<HostileVariant> jars() {
    return List.of(
        jar("no jar path", MadeUpVariant.first().named("../../pwned"), "Bundle-SymbolicName"),
        jar("an absolute name", MadeUpVariant.first().named("/tmp/pwned"), "Bundle-SymbolicName"),
        jar("a long name", MadeUpVariant.first().named("a".repeat(129)), "Bundle-SymbolicName"),
        jar("an escape in its name", MadeUpVariant.first().named("a\u001b[31m"), "SymbolicName"),
        jar(
            "a long version",
            MadeUpVariant.first().header("Bundle-Version", "1.0.0." + "x".repeat(80)),
            "Bundle-Version"),
        jar(
            "a fragment",
            MadeUpVariant.first().header("Fragment-Host", "system.bundle;extension:=framework"),
            "it is a fragment"),
        jar(
            "native code",
            MadeUpVariant.first()
                .header("Bundle-NativeCode", "x.so;osname=linux")
                .containing("x.so", new byte[] {127, 'E', 'L', 'F'}),
            "native code"),
        jar(
            "a later Java by capability",
            MadeUpVariant.first()
                .header(
                    "Require-Capability", "osgi.ee;filter:=\"(&(osgi.ee=JavaSE)(version=99))\""),
            "Java 99"),
        jar("a later Java by class", MadeUpVariant.first().forJava(60), "was built for Java 60"),
        jar("no kernel", MadeUpVariant.first().importing("[9,10)"), "org.komabako.kernel"),
        jar(
            "the name of a bundle of ours",
            MadeUpVariant.first().named("org.komabako.kernel"),
            "is installed already"),
        jar(
            "the name of a shipped variant and version 99",
            MadeUpVariant.first()
                .named("org.komabako.variant.shogi")
                .header("Bundle-Version", "99"),
            "is installed already"),
        jar(
            "the key of a shipped variant",
            MadeUpVariant.first().with("\"fifth\"", "\"shogi\""),
            "there already"),
        jar(
            "a manifest of megabytes",
            MadeUpVariant.first().header("X-Long", "x".repeat(3 << 20)),
            "MANIFEST"),
        jar(
            "a path out of the jar",
            MadeUpVariant.first().containing("a/../../b", new byte[1]),
            "no place in a jar"),
        jar(
            "an absolute path",
            MadeUpVariant.first().containing("/etc/b", new byte[1]),
            "no place in a jar"),
        jar(
            "a huge entry",
            MadeUpVariant.first().containing("bomb", new byte[300 << 20]),
            "unpacked it is larger"),
        jar(
            "a huge class",
            MadeUpVariant.first().containing("a/B.class", new byte[9 << 20]),
            "larger than"),
        jar(
            "what is no class",
            MadeUpVariant.first().containing("a/B.class", new byte[50]),
            "is no class"),
        jar("nothing", MadeUpVariant.first().providingNothing(), "does not provide"),
        jar("no descriptor", MadeUpVariant.first().withoutDescriptor(), "module-info.class"),
        jar(
            "names with escapes",
            MadeUpVariant.first().with("\"fifth game\"", "\"\\u001b]0;fifth\\u0007\""),
            "control characters"),
        jar(
            "a library in a nested jar",
            MadeUpVariant.first().containing("lib/x.jar", noise(1 << 16)),
            "-"),
        jar(
            "an activator that throws",
            activator("throw new IllegalStateException(\"no\")"),
            "activator"),
        jar("an activator that loops", activator("while (System.nanoTime() != 1) {}"), "in time"),
        jar("an activator that exits hidden", activator(hidden("exit")), ""));
  }

  private static MadeUpVariant activator(String code) {
    return MadeUpVariant.first()
        .header("Bundle-Activator", "org.komabako.fifth.Start")
        .header(
            "Import-Package",
            "org.komabako.kernel.model,org.komabako.kernel.rules,org.osgi.framework")
        .alsoWith(
            "Start",
            "package org.komabako.fifth; public class Start implements"
                + " org.osgi.framework.BundleActivator {"
                + " public void start(org.osgi.framework.BundleContext c) { " + code + "; }"
                + " public void stop(org.osgi.framework.BundleContext c) {} }");
  }

  private static byte[] noise(int length) {
    Deflater deflater = new Deflater();
    deflater.setInput("noise".repeat(length).getBytes(StandardCharsets.UTF_8));
    deflater.finish();
    byte[] bytes = new byte[length];
    deflater.deflate(bytes);
    deflater.end();
    return bytes;
  }

  private static HostileVariant jar(String kind, MadeUpVariant jar, String words) {
    return new HostileVariant(kind, jar, words);
  }

  /** Builds it. */
  Path build(Path file) {
    return jar.build(file);
  }

  @Override
  public String toString() {
    return kind;
  }
}
