package org.komabako.testkit;

/** What holds for the board of a table that was made up for one kind of rule. */
abstract class MadeUpContract extends BoardContract {
  /** A third where somebody waits for it: the variants that are played are looked at longer. */
  @Override
  int effort(int usual) {
    return DEEP ? usual : usual / 3;
  }
}
