package org.komabako.console.commands;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code answers.schema.json}, and what an answer has against it. Knows the words of JSON Schema that stand there. */
public final class Schema {
  private static final Set<String> KNOWN = Set.of(
      "type",
      "properties",
      "required",
      "additionalProperties",
      "items",
      "anyOf",
      "$ref",
      "description");

  private final JsonObject document;

  public Schema() {
    try (Reader text = Files.newBufferedReader(Path.of("..", "answers.schema.json"));
        JsonReader reader = Json.createReader(text)) {
      document = reader.readObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The commands that it tells of, like {@code game:list}. */
  JsonObject commands() {
    return document.getJsonObject("commands");
  }

  JsonObject definitions() {
    return document.getJsonObject("$defs");
  }

  /** What is wrong about the answer of a command; nothing for none. */
  public List<String> problems(String command, String answer) {
    JsonObject schema = commands().getJsonObject(command);
    if (schema == null) {
      return List.of("there is no schema for " + command);
    }
    try (JsonReader reader = Json.createReader(new StringReader(answer))) {
      List<String> problems = new ArrayList<>();
      check(schema, reader.readValue(), command, problems);
      return problems;
    }
  }

  private void check(JsonObject schema, JsonValue value, String at, List<String> problems) {
    schema.keySet().stream()
        .filter(word -> !KNOWN.contains(word))
        .forEach(word -> problems.add("unknown word " + word));
    if (schema.containsKey("$ref")) {
      String name = schema.getString("$ref").substring("#/$defs/".length());
      check(definitions().getJsonObject(name), value, at, problems);
      return;
    }
    if (schema.containsKey("anyOf")) {
      boolean fits = schema.getJsonArray("anyOf").stream().anyMatch(each -> {
        List<String> found = new ArrayList<>();
        check(each.asJsonObject(), value, at, found);
        return found.isEmpty();
      });
      if (!fits) {
        problems.add(at + " is none of " + schema.get("anyOf") + ": " + value);
      }
      return;
    }
    if (types(schema).stream().noneMatch(type -> is(type, value))) {
      problems.add(at + " is no " + types(schema) + ": " + value);
    } else if (value instanceof JsonObject object) {
      object(schema, object, at, problems);
    } else if (value instanceof JsonArray array) {
      array.forEach(each -> check(schema.getJsonObject("items"), each, at + "[]", problems));
    }
  }

  private void object(JsonObject schema, JsonObject value, String at, List<String> problems) {
    JsonObject properties =
        Optional.ofNullable(schema.getJsonObject("properties")).orElse(JsonValue.EMPTY_JSON_OBJECT);
    JsonArray required =
        Optional.ofNullable(schema.getJsonArray("required")).orElse(JsonValue.EMPTY_JSON_ARRAY);
    required.getValuesAs(JsonString.class).stream()
        .filter(name -> !value.containsKey(name.getString()))
        .forEach(name -> problems.add(at + " has no " + name));
    value.forEach((name, each) -> {
      if (properties.containsKey(name)) {
        check(properties.getJsonObject(name), each, at + "." + name, problems);
      } else if (schema.get("additionalProperties") instanceof JsonObject others) {
        check(others, each, at + "." + name, problems);
      } else {
        problems.add(at + "." + name + " is not in the schema");
      }
    });
  }

  private static List<String> types(JsonObject schema) {
    JsonValue type = schema.get("type");
    return type instanceof JsonArray all
        ? all.getValuesAs(JsonString::getString)
        : List.of(((JsonString) type).getString());
  }

  private static boolean is(String type, JsonValue value) {
    return switch (type) {
      case "object" -> value.getValueType() == JsonValue.ValueType.OBJECT;
      case "array" -> value.getValueType() == JsonValue.ValueType.ARRAY;
      case "string" -> value.getValueType() == JsonValue.ValueType.STRING;
      case "null" -> value == JsonValue.NULL;
      case "boolean" -> value == JsonValue.TRUE || value == JsonValue.FALSE;
      case "integer" -> value instanceof JsonNumber number && number.isIntegral();
      case "number" -> value instanceof JsonNumber;
      default -> false;
    };
  }
}
