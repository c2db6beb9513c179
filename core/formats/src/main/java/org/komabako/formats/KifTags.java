package org.komabako.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import org.komabako.kernel.game.Tags;

/** What KIF and KI2 call the tags of a game; what they do not know keeps its name. */
final class KifTags {
  private static final Map<String, String> KEYS = new LinkedHashMap<>();

  static {
    KEYS.put("開始日時", Tags.BEGUN);
    KEYS.put("終了日時", Tags.ENDED);
    KEYS.put("棋戦", Tags.EVENT);
    KEYS.put("場所", Tags.SITE);
    KEYS.put("表題", Tags.TITLE);
    KEYS.put("戦型", Tags.OPENING);
    KEYS.put("持ち時間", Tags.TIME);
    KEYS.put("先手", Tags.BLACK);
    KEYS.put("下手", Tags.BLACK);
    KEYS.put("後手", Tags.WHITE);
    KEYS.put("上手", Tags.WHITE);
  }

  private KifTags() {}

  /** The tag of a key. */
  static String tag(String key) {
    return KEYS.getOrDefault(key, key);
  }

  /** The key of a tag; White begins a handicap game, whose players are called differently. */
  static String key(String tag, boolean handicap) {
    if (tag.equals(Tags.BLACK)) {
      return handicap ? "下手" : "先手";
    }
    if (tag.equals(Tags.WHITE)) {
      return handicap ? "上手" : "後手";
    }
    return KEYS.entrySet().stream()
        .filter(each -> each.getValue().equals(tag))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(tag);
  }
}
