package org.komabako.console.view;

import java.util.AbstractList;
import java.util.Collection;
import java.util.List;

/**
 * A list that scripts can ask: {@code (game:list) size}, {@code (game:list) get 0}. The shell calls public methods of
 * public classes only, which the JDK's own lists that cannot be changed are not.
 *
 * @param <E> what is in it
 */
public final class Rows<E> extends AbstractList<E> {
  private final List<E> rows;

  private Rows(List<E> rows) {
    this.rows = rows;
  }

  /** The same elements, which do not change any more. */
  public static <E> Rows<E> copyOf(Collection<? extends E> rows) {
    return new Rows<>(List.copyOf(rows));
  }

  @Override
  public E get(int index) {
    return rows.get(index);
  }

  @Override
  public int size() {
    return rows.size();
  }
}
