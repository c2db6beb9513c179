package org.komabako.grid.internal;

import com.github.kagkarlsson.scheduler.serializer.Serializer;

/** A unit in the queue is bytes, and stays bytes: no object is ever read from a database. */
final class UnitBytes implements Serializer {
  @Override
  public byte[] serialize(Object data) {
    return data == null ? new byte[0] : (byte[]) data;
  }

  @Override
  public <T> T deserialize(Class<T> type, byte[] bytes) {
    return type.cast(bytes == null ? new byte[0] : bytes);
  }
}
