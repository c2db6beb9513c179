package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.komabako.ui.widgets.settings.Setting;

/**
 * Where the user wants the tools of a game. Panels of which nothing is said stand beside the board, after the others.
 *
 * @param places from the ids of panels, in their order
 */
record Arrangement(Map<String, Place> places) {
  /** A place for a panel of tools. */
  enum Place {
    /** In the column of tools. */
    BESIDE,
    /** In the row below the board. */
    BELOW,
    /** Not shown. */
    CLOSED
  }

  /** For all games; the text is like {@code piece:below,graph:beside}. */
  static final Setting<Arrangement> SETTING = new Setting<>(
      "window.panels", new Arrangement(Map.of()), Arrangement::parse, Arrangement::print);

  private static Arrangement parse(String text) {
    Map<String, Place> places = new LinkedHashMap<>();
    for (String each : text.split(",")) {
      int colon = each.indexOf(':');
      if (colon > 0) {
        places.put(
            each.substring(0, colon),
            Place.valueOf(each.substring(colon + 1).toUpperCase(Locale.ROOT)));
      }
    }
    return new Arrangement(places);
  }

  private String print() {
    return places.entrySet().stream()
        .map(each -> each.getKey() + ":" + each.getValue().name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(","));
  }

  /** Where a panel stands. */
  Place place(String id) {
    return places.getOrDefault(id, Place.BESIDE);
  }

  /** How far from the first a panel stands. */
  int rank(String id) {
    int at = List.copyOf(places.keySet()).indexOf(id);
    return at < 0 ? places.size() : at;
  }

  /**
   * With a panel at another place.
   *
   * @param now all panels that there are, in their order
   * @param before the one that it stands before; empty for the end. Those that are not there now stay where they are told to be
   */
  Arrangement with(List<String> now, String id, Place place, Optional<String> before) {
    List<String> order = new ArrayList<>(now);
    order.remove(id);
    order.add(before.map(order::indexOf).filter(at -> at >= 0).orElse(order.size()), id);
    Map<String, Place> next = new LinkedHashMap<>();
    order.forEach(each -> next.put(each, each.equals(id) ? place : place(each)));
    places.forEach(next::putIfAbsent);
    return new Arrangement(next);
  }
}
