package org.komabako.formats;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * All formats that games are read and written in: those of this module, and those that bundles bring as services of the
 * type {@link GameFormat}, which come and go. A text is offered to ours first.
 *
 * <p>To add a format: a {@link GameFormat} with its reader and writer, and a line in the list here.
 */
public final class Formats {
  private static final Logger LOG = System.getLogger(Formats.class.getName());

  /** How much of a text is looked at to find out its format. */
  public static final int SNIFFED = 20_000;

  private final BiFunction<Variant, OptionValues, Rules> rules;

  /** What a format is found by goes before what many texts look like. */
  private static final List<GameFormat> OURS = List.of(
      new KomabakoFormat(),
      new JkfFormat(),
      new KifFormat(false),
      new KifFormat(true),
      new Ki2Format(false),
      new Ki2Format(true),
      new BodFormat(),
      new CsaFormat(false),
      new CsaFormat(true),
      new UsiFormat(),
      new SfenFormat(),
      new UsenFormat(),
      new PgnFormat(),
      new XboardPgnFormat());

  /** Formats that make the rules of each game anew. */
  public Formats() {
    this(Rules::of);
  }

  /**
   * Formats for many games.
   *
   * @param rules a variant under some options, made once
   */
  public Formats(BiFunction<Variant, OptionValues, Rules> rules) {
    this.rules = rules;
  }

  /** Our own, which holds everything of any game. */
  public GameFormat own() {
    return OURS.get(0);
  }

  /** All that there are now. */
  public List<GameFormat> all() {
    return Stream.concat(OURS.stream(), FormatServices.all().stream()).toList();
  }

  /**
   * The format with a key.
   *
   * @throws IllegalArgumentException if there is none; the message names those there are
   */
  public GameFormat find(String key) {
    return all().stream()
        .filter(format -> format.key().equalsIgnoreCase(key))
        .findFirst()
        .orElseThrow(() -> new FormatException(
            0,
            0,
            Sentence.of(
                Formats.class,
                "formats.noFormat",
                key,
                String.join(", ", all().stream().map(GameFormat::key).toList()))));
  }

  /** The format that files of a name are in; empty if the name does not tell. */
  public Optional<GameFormat> ofFile(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return all().stream()
        .filter(format -> format.extensions().stream().anyMatch(end -> name.endsWith("." + end)))
        .findFirst();
  }

  /** The format that a text looks like; empty if it looks like none. */
  public Optional<GameFormat> detect(String text) {
    String head = text.startsWith("\uFEFF") ? text.substring(1) : text;
    String sniffed = head.substring(0, Math.min(SNIFFED, head.length()));
    return all().stream().filter(format -> detects(format, sniffed)).findFirst();
  }

  /** One that fails keeps no other from the text. */
  private static boolean detects(GameFormat format, String sniffed) {
    try {
      return format.detects(sniffed);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.WARNING, "the format {0} failed: {1}", format.key(), e.toString());
      return false;
    }
  }

  /** The format that a file begins like, as far as that shows before its encoding is known. */
  public Optional<GameFormat> detect(byte[] head) {
    return detect(FileText.unmarked(new String(head, StandardCharsets.ISO_8859_1)));
  }

  /**
   * Reads the bytes of a file in any format.
   *
   * @param fileName tells the format where the content does not
   * @throws FormatException if it cannot be read; it says where and why, and has what was read before
   */
  public ReadGame read(Collection<Variant> installed, byte[] bytes, String fileName) {
    return read(installed, bytes, fileName, 1);
  }

  /**
   * Reads one of the games of a file.
   *
   * @param number which one, from 1
   * @throws FormatException if it cannot be read, or there is none of this number
   */
  public ReadGame read(Collection<Variant> installed, byte[] bytes, String fileName, int number) {
    String text = text(bytes);
    return read(format(text, fileName), installed, text, number);
  }

  /**
   * Reads the games of a file, one after the other; one that cannot be read keeps no other from coming.
   *
   * @param most how many of them, readable or not
   * @param read takes each game
   * @param unread takes why one cannot be read, with its line in the file
   */
  public void readEach(
      Collection<Variant> installed,
      byte[] bytes,
      String fileName,
      int most,
      Consumer<ReadGame> read,
      Consumer<FormatException> unread) {
    try {
      String text = text(bytes);
      GameFormat format = format(text, fileName);
      List<Integer> games = Boundaries.of(text, format.boundaries());
      int lines = 0;
      for (int i = 0; i < Math.min(most, games.size()); i++) {
        int to = i + 1 < games.size() ? games.get(i + 1) : text.length();
        String game = text.substring(games.get(i), to);
        try {
          read.accept(readOne(format, installed, game));
        } catch (FormatException e) {
          unread.accept(e.below(lines));
        }
        lines += (int) game.chars().filter(c -> c == '\n').count();
      }
    } catch (FormatException e) {
      unread.accept(e);
    }
  }

  private static String text(byte[] bytes) {
    if (bytes.length > FileLimits.BYTES) {
      throw FileLimits.exceeded(
          0, Sentence.of(Formats.class, "formats.fileTooLarge"), FileLimits.BYTES);
    }
    NoGame.of(new String(bytes, 0, Math.min(bytes.length, SNIFFED), StandardCharsets.ISO_8859_1))
        .ifPresent(problem -> {
          throw problem;
        });
    String text = FileText.decode(bytes);
    if (text.isBlank()) {
      throw new FormatException(0, 0, Sentence.of(Formats.class, "formats.fileEmpty"));
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private GameFormat format(String text, String fileName) {
    return detect(text)
        .or(() -> ofFile(fileName))
        .orElseThrow(() ->
            new FormatException(0, 0, Sentence.of(Formats.class, "formats.noGameFormatKnown")));
  }

  /** Reads a text in a format; of several games the first. */
  public ReadGame read(GameFormat format, Collection<Variant> installed, String text) {
    return read(format, installed, text, 1);
  }

  private ReadGame read(GameFormat format, Collection<Variant> installed, String text, int number) {
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    List<Integer> games = Boundaries.of(plain, format.boundaries());
    if (games.size() == 1 && number == 1) {
      return readOne(format, installed, plain);
    }
    if (number < 1 || number > games.size()) {
      throw new FormatException(
          0, 0, Sentence.of(Formats.class, "formats.fileHoldsChoiceGames", games.size(), number));
    }
    int from = games.get(number - 1);
    int to = number < games.size() ? games.get(number) : plain.length();
    return readOne(format, installed, padded(format, plain, from, to))
        .warned(Sentence.of(Formats.class, "formats.gameFileLibraryTakes", number, games.size()));
  }

  /** A game of a text, with empty lines before it so that mistakes are told by their lines in the file. */
  private String padded(GameFormat format, String text, int from, int to) {
    String game = text.substring(from, to);
    return format.equals(own())
        ? game
        : "\n".repeat((int) text.substring(0, from).lines().count()) + game;
  }

  /** Of the variants that a text may be of, the likeliest first, the one that reads furthest explains a failure. */
  private ReadGame readOne(GameFormat format, Collection<Variant> installed, String plain) {
    @Nullable FormatException furthest = null;
    for (Variant variant : format.variants(plain, installed)) {
      for (OptionValues options :
          List.of(OptionValues.defaults(variant), OptionValues.of(variant, RuleSet.BASE))) {
        try {
          return format.read(variant, rules.apply(variant, options), plain);
        } catch (FormatException e) {
          furthest = furthest == null || e.isBehind(furthest) ? e : furthest;
        }
      }
    }
    if (furthest == null) {
      throw new FormatException(0, 0, Sentence.of(Formats.class, "formats.noInstalledVariantCan"));
    }
    throw furthest;
  }

  /**
   * The bytes of a file with a game.
   *
   * @throws FormatException if the format cannot hold the game; it says why
   */
  public byte[] write(GameFormat format, Game game) {
    format.refuses(game.rules().table()).ifPresent(why -> {
      throw new FormatException(0, 0, why);
    });
    return FileText.encode(format, format.write(game));
  }
}
