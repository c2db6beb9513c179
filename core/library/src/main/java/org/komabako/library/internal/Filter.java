package org.komabako.library.internal;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Side;
import org.komabako.library.GameQuery;

/** What a search asks of the table {@code game}, as a condition with parameters. */
final class Filter {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private final List<String> conditions = new ArrayList<>();
  private final List<Object> parameters = new ArrayList<>();

  private Filter() {}

  static Filter of(GameQuery search) {
    Filter filter = new Filter();
    search.player().ifPresent(name -> filter.player(name, search.side()));
    search
        .board()
        .map(GameQuery.Board::variant)
        .or(search::variant)
        .ifPresent(key -> filter.and("g.variant = ?", key));
    search
        .rules()
        .ifPresent(rules -> filter.and(
            "(g.rules = ? OR ' ' || g.options || ' ' LIKE ? ESCAPE '!')",
            rules,
            "% " + rules.replace("!", "!!").replace("%", "!%").replace("_", "!_") + " %"));
    search.event().ifPresent(event -> filter.like("g.event_name", event));
    search.from().ifPresent(day -> filter.and("g.day >= ?", day(day)));
    search.to().ifPresent(day -> filter.and("g.day <> '' AND g.day <= ?", day(day) + "~"));
    search.result().ifPresent(result -> filter.and("g.winner = ?", result.ordinal()));
    return filter;
  }

  private static String day(String text) {
    String day = TagWords.day(text);
    // Of a day that no calendar has only its month is left.
    if (day.isEmpty() || day.chars().filter(c -> c == '-').count() < parts(text)) {
      throw RequestException.of(Filter.class, "filter.notDayWrite", text);
    }
    return day;
  }

  /** How many of month and day a text names. */
  private static long parts(String text) {
    return NUMBER.matcher(text.strip()).results().limit(3).count() - 1;
  }

  private void player(String name, Optional<Side> side) {
    String like = Names.within(name);
    if (side.isEmpty()) {
      and("(g.black_name LIKE ? ESCAPE '!' OR g.white_name LIKE ? ESCAPE '!')", like, like);
    } else {
      like(side.get() == Side.BLACK ? "g.black_name" : "g.white_name", name);
    }
  }

  private void like(String column, String part) {
    and(column + " LIKE ? ESCAPE '!'", Names.within(part));
  }

  private void and(String condition, Object... values) {
    conditions.add(condition);
    for (Object value : values) {
      parameters.add(value instanceof String text ? Names.storable(text) : value);
    }
  }

  /** A condition that is always there: {@code WHERE … } */
  String where() {
    return conditions.isEmpty() ? " WHERE 1 = 1" : " WHERE " + String.join(" AND ", conditions);
  }

  /** Fills the parameters in, from an index on; the index after the last. */
  int fill(PreparedStatement query, int from) throws SQLException {
    int at = from;
    for (Object value : parameters) {
      query.setObject(at++, value);
    }
    return at;
  }
}
