package org.komabako.console.shell.command;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import java.io.StringWriter;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.console.view.View;

/** Answers as JSON: views are objects, lists arrays, texts strings. {@code answers.schema.json} tells each. */
final class JsonText {
  private final JsonGenerator out;

  private JsonText(JsonGenerator out) {
    this.out = out;
  }

  /** An answer on one line. What a terminal would obey is written as {@code \\u001b}. */
  static String of(@Nullable Object answer) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = Json.createGenerator(text)) {
      new JsonText(out).put(answer);
    }
    StringBuilder safe = new StringBuilder();
    text.toString().codePoints().forEach(each -> {
      String one = Character.toString(each);
      if (SafeText.line(one).equals(one)) {
        safe.append(one);
      } else {
        one.chars().forEach(unit -> safe.append(String.format("\\u%04x", unit)));
      }
    });
    return safe.toString();
  }

  private void put(@Nullable Object value) {
    if (value instanceof View view) {
      object(view.fields());
    } else if (value instanceof Map<?, ?> map) {
      object(map);
    } else if (value instanceof Collection<?> all) {
      out.writeStartArray();
      all.forEach(this::put);
      out.writeEnd();
    } else {
      single(value);
    }
  }

  private void object(Map<?, ?> map) {
    out.writeStartObject();
    map.forEach((name, value) -> {
      out.writeKey(String.valueOf(name));
      put(value);
    });
    out.writeEnd();
  }

  private void single(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      put(optional.orElse(null));
    } else if (value instanceof OptionalInt optional) {
      put(optional.isPresent() ? optional.getAsInt() : null);
    } else if (value instanceof OptionalDouble optional) {
      put(optional.isPresent() ? optional.getAsDouble() : null);
    } else if (value == null || (value instanceof Double number && !Double.isFinite(number))) {
      out.writeNull();
    } else if (value instanceof Boolean truth) {
      out.write(truth);
    } else if (value instanceof Double number) {
      out.write(number);
    } else if (value instanceof Number number) {
      out.write(number.longValue());
    } else {
      out.write(value.toString());
    }
  }
}
