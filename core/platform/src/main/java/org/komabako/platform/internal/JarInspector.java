package org.komabako.platform.internal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSigner;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.X509Certificate;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.VariantBundles.Came;
import org.komabako.platform.internal.shelf.Readme;
import org.osgi.framework.Constants;
import org.osgi.framework.Version;

/**
 * Looks into a jar before it is installed. None of its code runs, and of what is too large no more is
 * read than shows that.
 *
 * @param symbolicName of the bundle; letters, digits, {@code . _ -}
 * @param version of the bundle
 * @param digest SHA-256 of the file
 * @param signer who signed it, as the certificate says; empty if nobody did
 * @param singleton whether the framework resolves only one version of it at a time
 * @param runsAtStart whether the framework runs code of it when it is started
 * @param calls what its classes say they do besides
 * @param base the key of the variant that has to be there first; only a text has one
 * @param title what people call what it brings, by its own words; may be empty
 */
record JarInspector(
    String symbolicName,
    Version version,
    String digest,
    String signer,
    boolean singleton,
    boolean runsAtStart,
    Set<JarCalls> calls,
    Optional<String> base,
    LocalizedText title) {
  private static final long MEGABYTE = 1L << 20;
  /** How large a jar may be; the shipped ones have some ten kilobytes. */
  static final long LARGEST_JAR = 64 * MEGABYTE;

  private static final long LARGEST_CONTENT = 256 * MEGABYTE;
  private static final int LARGEST_CLASS = (int) (8 * MEGABYTE);
  private static final int LARGEST_MANIFEST = (int) MEGABYTE;
  private static final int MOST_ENTRIES = 10_000;
  private static final int LONGEST_ENTRY = 500;
  private static final int LONGEST_TEXT = 200;
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,127}");
  private static final Pattern VERSION = Pattern.compile("[A-Za-z0-9._-]{1,64}");
  private static final Pattern LIBRARY = Pattern.compile(".*\\.(so|dll|dylib|jnilib)");
  private static final Pattern SINGLETON = Pattern.compile(";\\s*singleton\\s*:=\\s*\"?true");
  private static final int CLASS_FILE_MAGIC = 0xCAFEBABE;
  private static final int CLASS_FILE_OFFSET = 44;

  /** Keeps an own copy. */
  JarInspector {
    calls = Collections.unmodifiableSet(new TreeSet<>(calls));
  }

  /**
   * What a variant bundle says of itself. Every entry of the jar is read, which finds a damaged one.
   *
   * @throws IllegalArgumentException if the file is none that can be used; the message says why
   */
  static JarInspector inspect(Path file) {
    return inspect(file, true);
  }

  /**
   * The same for any bundle.
   *
   * @param isVariant whether it has to provide a variant; otherwise it must not
   */
  static JarInspector inspect(Path file, boolean isVariant) {
    String name = SafeText.line(String.valueOf(file.getFileName()), LONGEST_TEXT);
    if (!Files.isRegularFile(file)) {
      throw refuse(name, "jarInspector.noFile");
    }
    try {
      if (Files.size(file) > LARGEST_JAR) {
        throw refuse(name, "jarInspector.largerThanMbVariant", LARGEST_JAR / MEGABYTE);
      }
      return isVariant && TextBundle.isText(file)
          ? TextBundle.inspect(file)
          : new Reading(name, isVariant).read(file);
    } catch (ZipException e) {
      throw refuse(
          name,
          "jarInspector.noJarDamagedNot",
          SafeText.line(String.valueOf(e.getMessage()), LONGEST_TEXT));
    } catch (IOException | SecurityException e) {
      throw refuse(
          name,
          "jarInspector.cannotRead",
          SafeText.line(String.valueOf(e.getMessage()), LONGEST_TEXT));
    }
  }

  /**
   * What is known of it, for people.
   *
   * @param origin what it was fetched from; empty if that was not now
   */
  Came came(String origin) {
    return new Came(origin, digest, signer, calls.stream().map(JarCalls::text).toList());
  }

  /** SHA-256 of a file. */
  static String digest(Path file) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  private static IllegalArgumentException refuse(String name, String key, Object... parts) {
    return RequestException.of(
        JarInspector.class,
        "jarInspector.joined",
        name,
        Sentence.of(JarInspector.class, key, parts));
  }

  /** One jar being read. */
  private static final class Reading {
    private final String name;
    private final boolean isVariant;
    private final Set<JarCalls> calls = EnumSet.noneOf(JarCalls.class);
    private long content;
    private boolean signed;

    Reading(String name, boolean isVariant) {
      this.name = name;
      this.isVariant = isVariant;
    }

    JarInspector read(Path file) throws IOException {
      Attributes headers;
      LocalizedText title;
      // Signatures are checked when it is known that nothing in it is too large.
      try (JarFile jar = new JarFile(file.toFile(), false)) {
        if (jar.size() > MOST_ENTRIES) {
          throw refuse(name, "jarInspector.moreThanEntries", MOST_ENTRIES);
        }
        headers = headers(jar);
        checkHeaders(headers);
        for (JarEntry entry : Collections.list(jar.entries())) {
          readEntry(jar, entry);
        }
        for (String provider : providers(jar)) {
          String path = provider.replace('.', '/') + ".class";
          if (jar.getEntry(path) == null) {
            throw refuse(name, "jarInspector.notCompleteNo", SafeText.line(path, LONGEST_TEXT));
          }
        }
        title = Readme.title(jar);
      }
      return new JarInspector(
          symbolicName(headers),
          version(headers),
          digest(file),
          signed ? signer(file) : "",
          SINGLETON.matcher(headers.getValue(Constants.BUNDLE_SYMBOLICNAME)).find(),
          headers.getValue(Constants.BUNDLE_ACTIVATOR) != null
              || headers.getValue("Service-Component") != null,
          calls,
          Optional.empty(),
          title);
    }

    private Attributes headers(JarFile jar) throws IOException {
      JarEntry entry = jar.getJarEntry(JarFile.MANIFEST_NAME);
      if (entry == null) {
        return new Attributes();
      }
      byte[] manifest = bytes(jar, entry, LARGEST_MANIFEST);
      return new Manifest(new ByteArrayInputStream(manifest)).getMainAttributes();
    }

    private byte[] bytes(JarFile jar, JarEntry entry, int most) throws IOException {
      try (InputStream in = jar.getInputStream(entry)) {
        byte[] bytes = in.readNBytes(most + 1);
        if (bytes.length > most) {
          throw refuse(
              name,
              "jarInspector.refusedLargerThanKb",
              SafeText.line(entry.getName(), LONGEST_TEXT),
              most >> 10);
        }
        return bytes;
      }
    }

    private void checkHeaders(Attributes headers) {
      if (headers.getValue(Constants.FRAGMENT_HOST) != null) {
        throw refuse(
            name, isVariant ? "jarInspector.noVariantBundleFragment" : "jarInspector.noFragment");
      }
      if (headers.getValue(Constants.BUNDLE_NATIVECODE) != null) {
        throw refuse(name, "jarInspector.bringsNativeCodeVariant");
      }
      var unusedName = symbolicName(headers);
      var unusedVersion = version(headers);
    }

    private String symbolicName(Attributes headers) {
      String header = headers.getValue(Constants.BUNDLE_SYMBOLICNAME);
      if (header == null) {
        throw refuse(name, "jarInspector.noOsgiBundleManifest");
      }
      String symbolicName = header.split(";", -1)[0].strip();
      if (!NAME.matcher(symbolicName).matches()) {
        throw refuse(
            name,
            "jarInspector.bundleSymbolicnameLettersDigits",
            SafeText.line(symbolicName, LONGEST_TEXT));
      }
      return symbolicName;
    }

    private Version version(Attributes headers) {
      String header = Objects.requireNonNullElse(headers.getValue(Constants.BUNDLE_VERSION), "0");
      try {
        if (VERSION.matcher(header.strip()).matches()) {
          return Version.parseVersion(header);
        }
      } catch (IllegalArgumentException e) {
        // A number may be too large; it is told like any other wrong version.
      }
      throw refuse(name, "jarInspector.wrongBundleVersion", SafeText.line(header, LONGEST_TEXT));
    }

    private List<String> providers(JarFile jar) throws IOException {
      JarEntry entry = jar.getJarEntry(Providers.DESCRIPTOR);
      if (entry == null && !isVariant) {
        return List.of();
      } else if (entry == null) {
        throw refuse(name, "jarInspector.noVariantBundleNo", Providers.DESCRIPTOR);
      }
      List<String> providers;
      try {
        providers = Providers.read(new ByteArrayInputStream(bytes(jar, entry, LARGEST_CLASS)));
      } catch (IllegalArgumentException e) {
        throw e;
      } catch (RuntimeException e) {
        throw refuse(
            name,
            "jarInspector.damaged",
            Providers.DESCRIPTOR,
            SafeText.line(String.valueOf(e.getMessage()), LONGEST_TEXT));
      }
      if (!isVariant && !providers.isEmpty()) {
        throw refuse(name, "jarInspector.bringsVariant");
      } else if (isVariant && providers.isEmpty()) {
        throw refuse(name, "jarInspector.noVariantBundleModule", Variant.class.getName());
      }
      return providers;
    }

    /** Reading to the end compares the checksum. */
    private void readEntry(JarFile jar, JarEntry entry) throws IOException {
      String path = entry.getName();
      if (path.length() > LONGEST_ENTRY
          || path.startsWith("/")
          || path.contains("\\")
          || List.of(path.split("/", -1)).contains("..")
          || !path.equals(SafeText.line(path))) {
        throw refuse(name, "jarInspector.entryNameNoPlace", SafeText.line(path, LONGEST_TEXT));
      }
      if (path.endsWith(".class")) {
        readClass(path, bytes(jar, entry, LARGEST_CLASS));
        return;
      }
      String small = path.toLowerCase(Locale.ROOT);
      signed |= small.startsWith("meta-inf/") && small.endsWith(".sf");
      if (LIBRARY.matcher(small).matches()) {
        calls.add(JarCalls.NATIVE);
      }
      byte[] buffer = new byte[1 << 13];
      try (InputStream in = jar.getInputStream(entry)) {
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
          count(read);
        }
      }
    }

    private void count(int bytes) {
      content += bytes;
      if (content > LARGEST_CONTENT) {
        throw refuse(name, "jarInspector.refusedUnpackedLargerThan", LARGEST_CONTENT / MEGABYTE);
      }
    }

    private void readClass(String path, byte[] bytes) {
      count(bytes.length);
      // Classes for later Java in META-INF are not used, but what they call is told too.
      if (!path.startsWith("META-INF/")) {
        checkJava(path, bytes);
      }
      Set<String> found;
      try {
        found = ClassScan.calls(new ByteArrayInputStream(bytes));
      } catch (IOException | RuntimeException e) {
        throw refuse(name, "jarInspector.damagedNoClass", SafeText.line(path, LONGEST_TEXT));
      }
      JarCalls.EXIT.in(found).ifPresent(call -> {
        throw refuse(name, "jarInspector.refusedClassCallsVariant", path, call.replace('/', '.'));
      });
      JarCalls.told().stream().filter(each -> each.in(found).isPresent()).forEach(calls::add);
    }

    private void checkJava(String entry, byte[] head) {
      if (head.length < 8 || ByteBuffer.wrap(head).getInt() != CLASS_FILE_MAGIC) {
        throw refuse(name, "jarInspector.damagedNoClass", entry);
      }
      int java = Short.toUnsignedInt(ByteBuffer.wrap(head).getShort(6)) - CLASS_FILE_OFFSET;
      int running = Runtime.version().feature();
      if (java > running) {
        throw refuse(name, "jarInspector.wasBuiltJavaJava", java, running);
      }
    }

    /** Whether the signature fits the content; nobody says that the certificate is genuine. */
    private String signer(Path file) throws IOException {
      Set<String> signers = new TreeSet<>();
      try (JarFile jar = new JarFile(file.toFile(), true)) {
        for (JarEntry entry : Collections.list(jar.entries())) {
          try (InputStream in = jar.getInputStream(entry)) {
            in.transferTo(OutputStream.nullOutputStream());
          }
          if (entry.getName().endsWith(".class")) {
            signers.add(signer(entry.getCodeSigners()));
          }
        }
      } catch (SecurityException e) {
        throw refuse(
            name,
            "jarInspector.wasChangedAfterHad",
            SafeText.line(String.valueOf(e.getMessage()), LONGEST_TEXT));
      }
      return signers.size() == 1 ? signers.iterator().next() : "";
    }

    private static String signer(CodeSigner @Nullable [] signers) {
      return signers != null
              && signers.length > 0
              && signers[0].getSignerCertPath().getCertificates().get(0)
                  instanceof X509Certificate certificate
          ? SafeText.line(certificate.getSubjectX500Principal().getName(), LONGEST_TEXT)
          : "";
    }
  }
}
