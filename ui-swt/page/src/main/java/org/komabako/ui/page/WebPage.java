package org.komabako.ui.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.base.SafeText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.BoardPicture;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;

/**
 * A game as one HTML file: the board, the moves with variations and comments, players and result, to be walked
 * through by mouse, finger and keyboard. It needs nothing else and asks nobody: its policy forbids all loading, and
 * runs no script but its own. What others wrote is in it as text. It is light or dark as the reader's system is.
 *
 * @param style how the board looks; by night its theme's counterpart
 * @param bottom who sits below
 * @param language what the page speaks
 * @param text writes the move that leads to a place
 * @param result says how a game ended
 */
public record WebPage(
    Style style,
    Side bottom,
    Locale language,
    Function<GameNode, String> text,
    Function<Outcome, String> result) {
  /** Of a square: the rim around the board, and that with coordinates. */
  private static final int RIM = 180;

  private static final int LABELLED = 420;
  private static final int PIXELS = 60;

  /** The page of a game, which must not change meanwhile. */
  public String of(Game game) {
    VariantTable table = game.rules().table();
    Symbols symbols = new Symbols(table, style, bottom);
    String ended = game.result().map(result).orElse("");
    String data =
        new TreeJson(game, symbols, bottom, text).write(game, say("webPage.start"), ended);
    Inks inks = new Inks();
    String drawn = symbols.svg(inks);
    String board = board(table, inks);
    String css = resource("page.css") + inks.css();
    String script = resource("page.js");
    String policy = "default-src 'none'; style-src '" + hash(css) + "'; script-src '" + hash(script)
        + "'; base-uri 'none'; form-action 'none'";
    return """
        <!DOCTYPE html>
        <html lang="%s">
        <head>
        <meta charset="UTF-8">
        <meta http-equiv="Content-Security-Policy" content="%s">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>%s</style>
        </head>
        <body>
        <svg id="symbols" aria-hidden="true"><defs>
        %s</defs></svg>
        <main>
        <header>%s</header>
        <section id="game">
        <div class="side" id="far"><b>%s</b><span class="hand" id="far-hand"></span></div>
        %s
        <div class="side" id="near"><b>%s</b><span class="hand" id="near-hand"></span></div>
        <nav>%s</nav>
        <div id="note" aria-live="polite"></div>
        </section>
        <section id="moves" aria-label="%s"></section>
        <noscript>%s</noscript>
        <footer>%s</footer>
        </main>
        <script type="application/json" id="data">%s</script>
        <script>%s</script>
        </body>
        </html>
        """.formatted(
            escape(language.toLanguageTag()),
            escape(policy),
            escape(GameHead.title(game, language)),
            css,
            drawn,
            head(game, ended),
            escape(player(game, bottom.opponent())),
            board,
            escape(player(game, bottom)),
            buttons(),
            escape(say("webPage.moves")),
            escape(say("webPage.noScript")),
            escape(say("webPage.made")),
            data,
            script);
  }

  /** How a game ended in few words: who won. */
  static String briefly(Outcome outcome, Locale language) {
    return outcome
        .winner()
        .map(side ->
            Sentence.of(WebPage.class, "webPage.win", sideName(side, language)).in(language))
        .orElseGet(() -> Sentence.of(
                WebPage.class, outcome.isUndecided() ? "webPage.undecided" : "webPage.draw")
            .in(language));
  }

  private static String sideName(Side side, Locale language) {
    return Sentence.of(WebPage.class, side == Side.BLACK ? "webPage.black" : "webPage.white")
        .in(language);
  }

  private String say(String key) {
    return Sentence.of(WebPage.class, key).in(language);
  }

  private String player(Game game, Side side) {
    String sign = side == Side.BLACK ? "☗ " : "☖ ";
    return sign
        + Tags.player(game, side).map(SafeText::line).orElseGet(() -> sideName(side, language));
  }

  /** The title and below it what it does not tell already: who plays, what, where and when, and how it ended. */
  private String head(Game game, String ended) {
    String title = GameHead.title(game, language);
    List<String> lines = new ArrayList<>();
    if (Stream.of(Side.BLACK, Side.WHITE)
        .anyMatch(side -> Tags.player(game, side).isPresent())) {
      lines.add(player(game, Side.BLACK) + "  " + player(game, Side.WHITE));
    }
    lines.add(Stream.concat(
            Stream.of(GameHead.variant(game, language)),
            Stream.of(Tags.EVENT, Tags.SITE, Tags.BEGUN, Tags.OPENING)
                .flatMap(name -> GameHead.tag(game, name).stream()))
        .distinct()
        .filter(value -> !value.equals(title))
        .collect(Collectors.joining(" · ")));
    lines.add(ended);
    return "<h1>" + escape(title) + "</h1>"
        + lines.stream()
            .filter(line -> !line.isEmpty())
            .map(line -> "<p>" + escape(line) + "</p>")
            .collect(Collectors.joining());
  }

  private String buttons() {
    StringBuilder text = new StringBuilder();
    button(text, "first", "|◀", say("webPage.first"));
    button(text, "back", "◀", say("webPage.back"));
    button(text, "next", "▶", say("webPage.next"));
    button(text, "end", "▶|", say("webPage.end"));
    return text.toString();
  }

  private static void button(StringBuilder text, String id, String sign, String said) {
    text.append("<button type=\"button\" id=\"").append(id).append("\" title=\"");
    text.append(escape(said)).append("\" aria-label=\"").append(escape(said)).append("\">");
    text.append(sign).append("</button>");
  }

  private String board(VariantTable table, Inks inks) {
    Theme day = Themes.suiting(style.theme(), false);
    Theme night = Themes.suiting(style.theme(), true);
    int files = table.files();
    int ranks = table.ranks();
    boolean labelled = !style.coordinates().file(1, files).isEmpty();
    int rim = labelled ? LABELLED : RIM;
    String wood = Drawn.svg(day, night, inks, (paper, theme) -> {
      BoardPicture.rim(paper, files, ranks, rim / (double) Drawn.SQUARE, theme);
      BoardPicture.draw(
          paper, files, ranks, table.zone(), theme, PIXELS, style.form().grid().weight());
    });
    StringBuilder text = new StringBuilder();
    text.append("<svg id=\"board\" role=\"img\" aria-label=\"")
        .append(escape(say("webPage.board")));
    text.append("\" viewBox=\"").append(-rim).append(' ').append(-rim).append(' ');
    text.append(files * Drawn.SQUARE + 2 * rim).append(' ');
    text.append(ranks * Drawn.SQUARE + 2 * rim).append("\">").append(wood);
    if (labelled) {
      labels(text, table, inks.name(day.coordinate(), night.coordinate(), 0));
    }
    return text.append("<g id=\"last\"></g><g id=\"pieces\"></g></svg>").toString();
  }

  private void labels(StringBuilder text, VariantTable table, String ink) {
    text.append("<g text-anchor=\"middle\" font-size=\"290\" class=\"")
        .append(ink)
        .append("\">");
    boolean mirrored = bottom == Side.WHITE;
    for (int i = 0; i < table.files(); i++) {
      int file = mirrored ? i + 1 : table.files() - i;
      label(text, i * Drawn.SQUARE + 500, -110, style.coordinates().file(file, table.files()));
    }
    for (int i = 0; i < table.ranks(); i++) {
      int rank = mirrored ? table.ranks() - i : i + 1;
      label(
          text,
          table.files() * Drawn.SQUARE + 210,
          i * Drawn.SQUARE + 600,
          style.coordinates().rank(rank, table.ranks()));
    }
    text.append("</g>");
  }

  private static void label(StringBuilder text, int x, int y, String name) {
    text.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\">");
    text.append(escape(name)).append("</text>");
  }

  /** A text as HTML, within an element or an attribute in quotes. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(WebPage.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As a policy names a script or a style sheet that may be used. */
  private static String hash(String text) {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(sum);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
