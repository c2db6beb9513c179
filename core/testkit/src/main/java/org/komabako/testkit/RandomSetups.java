package org.komabako.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Seeded random rules and positions: pieces thrown on the board, the rare and mighty ones often. */
public final class RandomSetups {
  private final Random random;

  /** A sequence of its own for each seed. */
  public RandomSetups(long seed) {
    random = new Random(seed);
  }

  /** A value for each option of a variant. */
  public OptionValues options(Variant variant) {
    Map<String, String> values = new LinkedHashMap<>();
    for (RuleOption option : variant.options()) {
      int pick = random.nextInt(option.values().size());
      values.put(option.name(), option.values().get(pick).name());
    }
    return OptionValues.base(variant).with(values);
  }

  /** A position; most sides have a royal piece, some have two; one in six began without. */
  public Setup setup(Rules rules) {
    List<Square> squares = new ArrayList<>(rules.layout().squares());
    if (random.nextBoolean()) {
      // Crowded into some ranks, so that much happens.
      int ranks = 3 + random.nextInt(4);
      int first = 1 + random.nextInt(Math.max(1, rules.table().ranks() - ranks));
      squares.removeIf(square -> square.rank() < first || square.rank() >= first + ranks);
    }
    Collections.shuffle(squares, random);
    Map<Square, Piece> pieces = new TreeMap<>();
    int count = 2 + random.nextInt(Math.min(squares.size() - 2, random.nextBoolean() ? 6 : 60));
    for (int i = 0; i < count; i++) {
      Side side = i % 2 == 0 ? Side.BLACK : Side.WHITE;
      pieces.put(squares.get(i), new Piece(i < 2 ? royal(rules) : any(rules), side));
    }
    Optional<Set<Side>> kingless = kingless(pieces);
    Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
    boolean remembers = rules.book().promotion().trigger() == Trigger.ENTER_OR_LATER;
    boolean reserve = rules.book().drops() instanceof Drops.Reserve;
    return new Setup(
        pieces,
        hands(rules),
        side,
        1 + random.nextInt(100),
        lion(rules, squares),
        remembers ? marks(rules, pieces) : new TreeSet<>(),
        reserve ? marks(rules, pieces) : new TreeSet<>(),
        kingless);
  }

  /** Some sides lose their royal pieces, or have some that came later, or nothing is said of it. */
  private Optional<Set<Side>> kingless(Map<Square, Piece> pieces) {
    if (random.nextInt(6) > 0) {
      return Optional.empty();
    }
    Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
    boolean laterOnes = random.nextInt(4) == 0;
    if (!laterOnes) {
      pieces.values().removeIf(piece -> piece.side() == side && piece.type().is(Flag.ROYAL));
    }
    return laterOnes || random.nextBoolean() ? Optional.of(Set.of(side)) : Optional.empty();
  }

  private PieceType royal(Rules rules) {
    return rules.table().pieces().stream()
        .filter(type -> type.is(Flag.ROYAL))
        .findFirst()
        .orElseThrow();
  }

  private PieceType any(Rules rules) {
    List<PieceType> types = rules.table().pieces();
    List<PieceType> special = types.stream()
        .filter(type -> type.is(Flag.LION) || type.lionPower().exists() || type.is(Flag.PAWN_CLASS))
        .toList();
    return !special.isEmpty() && random.nextInt(3) == 0
        ? special.get(random.nextInt(special.size()))
        : types.get(random.nextInt(types.size()));
  }

  private Map<Side, Map<PieceType, Integer>> hands(Rules rules) {
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      Map<PieceType, Integer> hand = new LinkedHashMap<>();
      for (char letter : rules.table().hand().toCharArray()) {
        if (random.nextInt(3) == 0) {
          hand.put(rules.table().type(String.valueOf(letter)), 1 + random.nextInt(3));
        }
      }
      hands.put(side, random.nextBoolean() ? hand : Map.of());
    }
    return hands;
  }

  private Optional<Square> lion(Rules rules, List<Square> squares) {
    return rules.table().hasLions() && random.nextInt(3) == 0
        ? Optional.of(squares.get(random.nextInt(squares.size())))
        : Optional.empty();
  }

  private SortedSet<Square> marks(Rules rules, Map<Square, Piece> pieces) {
    SortedSet<Square> marks = new TreeSet<>();
    pieces.forEach((square, piece) -> {
      boolean can = piece.type().promotesTo().isPresent() && rules.inZone(square, piece.side());
      if (can && random.nextInt(3) == 0) {
        marks.add(square);
      }
    });
    return marks;
  }
}
