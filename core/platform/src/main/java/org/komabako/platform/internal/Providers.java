package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.util.List;
import org.komabako.kernel.rules.Variant;

/** Reads which classes a module provides as {@link Variant}. */
final class Providers {
  /** Where a jar has its module descriptor. */
  static final String DESCRIPTOR = "module-info.class";

  private Providers() {}

  /**
   * The names of the classes, in the order of the descriptor; empty if it provides none.
   *
   * @throws java.lang.module.InvalidModuleDescriptorException if it is damaged or too new
   */
  static List<String> read(InputStream descriptor) throws IOException {
    return ModuleDescriptor.read(descriptor).provides().stream()
        .filter(provides -> provides.service().equals(Variant.class.getName()))
        .flatMap(provides -> provides.providers().stream())
        .toList();
  }
}
