/** What is heard. All of it is made here, of sines and noise. */
@NullMarked
package org.komabako.ui.client.sound;

import org.jspecify.annotations.NullMarked;
