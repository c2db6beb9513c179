package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.Hashtable;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;

/** The framework's words about what is missing become a sentence. */
class UnresolvedTest {
  private static final String HEADER =
      "a.b;uses:=\"a.c,a.d\";version=\"1.0.0\",a.c;version=\"1.1.0\";uses:=\"a.b\",a.d";

  @Test
  void theVersionOfAPackageIsFoundInAHeader() {
    assertEquals("1.0.0", Unresolved.exported(HEADER, "a.b"));
    assertEquals("1.1.0", Unresolved.exported(HEADER, "a.c"));
    assertEquals("0.0.0", Unresolved.exported(HEADER, "a.d"));
    assertEquals(null, Unresolved.exported(HEADER, "a"));
    assertEquals(null, Unresolved.exported(null, "a"));
  }

  @Test
  void aMissingPackageIsTold() {
    Bundle bundle = mock(Bundle.class);
    when(bundle.getHeaders()).thenReturn(new Hashtable<>(Map.of("Export-Package", HEADER)));
    BundleContext context = mock(BundleContext.class);
    when(context.getBundles()).thenReturn(new Bundle[] {bundle});
    assertEquals(
        "it needs the package a.c [2.0.0,3.0.0), and here is version 1.1.0",
        explain(context, "Import-Package: a.c; version=\"[2.0.0,3.0.0)\""));
    assertEquals(
        "it needs the package z, and no bundle here has it", explain(context, "Import-Package: z"));
    assertEquals(
        "it needs Java 99, and this is Java " + Runtime.version().feature(),
        explain(
            context, "Require-Capability: osgi.ee; filter:=\"(&(osgi.ee=JavaSE)(version=99))\""));
    assertEquals(
        "it needs the bundle b.c, which is not installed",
        explain(context, "Require-Bundle: b.c; bundle-version=\"1.0.0\""));
    assertEquals(
        "it needs the capability a.d, which no bundle here provides",
        explain(context, "Require-Capability: a.d; filter:=\"(x=y)\""));
    assertEquals(
        "Could not resolve module: x [1] Unresolved requirement: Other: z",
        explain(context, "Other: z"));
  }

  private static String explain(BundleContext context, String missing) {
    String message = "Could not resolve module: x [1]\n  Unresolved requirement: " + missing + "\n";
    return Unresolved.explain(context, new BundleException(message)).in(Locale.ENGLISH);
  }
}
