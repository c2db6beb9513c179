/** What is heard. All of it is made here, of sines and noise. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.workbench.sound;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
