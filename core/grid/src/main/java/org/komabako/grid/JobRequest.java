package org.komabako.grid;

import java.util.List;

/**
 * Work that is to be shared.
 *
 * @param id a name that no other job has; whoever asks again with the same one gets the job that is there
 * @param kind the {@link WorkKind} that does it
 * @param title what it is, for people, on one line
 * @param spec what all units have in common
 * @param units what is to be done, in order
 * @param parts what the spec names by digest
 * @param priority greater goes first: 0 for what nobody waits for
 */
public record JobRequest(
    String id,
    String kind,
    String title,
    byte[] spec,
    List<byte[]> units,
    List<byte[]> parts,
    int priority) {
  /** Keeps own lists. */
  public JobRequest {
    units = List.copyOf(units);
    parts = List.copyOf(parts);
  }
}
