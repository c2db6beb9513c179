package org.komabako.bench;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.Variant;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The position that a benchmark works on. */
@State(Scope.Thread)
public class BenchPosition {
  /** Before the key of a variant: its start. */
  static final String START_OF = "start-of:";

  /**
   * A name in the data file, or {@link #START_OF} and the key of a variant. {@link JmhMain} says which;
   * JMH wants a default where there can be none.
   */
  @Param("none")
  public String position = "";

  private @Nullable BenchBoard subject;

  /** Sets it up, its moves listed. */
  @Setup
  public void setUp() {
    BenchBoard made;
    if (position.startsWith(START_OF)) {
      Variant variant = ModulePathVariants.require(position.substring(START_OF.length()));
      made = BenchBoard.of(variant, variant.table().start());
    } else {
      Positions positions = Positions.parse("positions.txt", DataLine.resource("positions.txt"));
      made = BenchBoard.of(positions.require(position));
    }
    made.all();
    subject = made;
  }

  BenchBoard subject() {
    return Objects.requireNonNull(subject);
  }
}
