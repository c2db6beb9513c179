package org.komabako.launcher;

import java.util.List;
import java.util.Locale;

/** What the process does with its main thread. */
enum Mode {
    /** The desktop, or the console where there is none. */
    DESKTOP("console", "desktop"),
    /** An interactive shell. */
    CONSOLE("console"),
    /** Commands given on the command line. */
    COMMAND("console"),
    /** Commands read from a file. */
    SCRIPT("console"),
    /** The USI protocol on standard input and output. */
    USI("console");

    private final List<String> features;

    Mode(String... features) {
        this.features = List.of(features);
    }

    /** The features to install, in this order. */
    List<String> features() {
        return features;
    }

    /** The value of the service property {@code komabako.main} that serves this mode. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
