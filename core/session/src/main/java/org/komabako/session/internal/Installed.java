package org.komabako.session.internal;

import java.util.Optional;
import org.komabako.kernel.variant.Variant;

/** A variant with the version of its bundle, if it came in one. Each arrival is an object of its own. */
record Installed(Variant variant, Optional<String> version) {}
