package org.komabako.bench;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The library of lishogi, driven by our script.
 *
 * @param script in a folder where the package is found
 * @param rules its name for the variant
 * @param position where it begins
 * @param depth in plies
 * @param how {@code bulk} or {@code made}
 */
record Shogiops(Path script, String rules, Positions.Entry position, int depth, String how)
    implements BenchContender {
  @Override
  public Timing run() throws IOException {
    Timing figure = Timing.parse(Programs.lastLine(
        "node", script.toString(), rules, position.sfen(), String.valueOf(depth), how));
    position.check("shogiops", depth, figure.count());
    return figure;
  }
}
