/**
 * What a command is made with: its words read by its usage text, its answer given as an object or as JSON, its
 * faults told in a sentence. For the bundles of the console, which import it with {@code console=true}.
 */
@Export(attribute = {"console=true", "mandatory:=console"})
@Version("1.0.0")
@NullMarked
package org.komabako.console.shell.command;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
