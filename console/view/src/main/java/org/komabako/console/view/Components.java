package org.komabako.console.view;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;

/** The components of records by their names. */
final class Components {
  private Components() {}

  static Map<String, Object> of(Object record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    RecordComponent[] components = record.getClass().getRecordComponents();
    if (components == null) {
      throw new IllegalStateException(record.getClass() + " is no record, and tells no fields");
    }
    for (RecordComponent each : components) {
      try {
        fields.put(each.getName(), each.getAccessor().invoke(record));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return fields;
  }
}
