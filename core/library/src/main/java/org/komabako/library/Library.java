package org.komabako.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.komabako.position.Position;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The games that a user, or a club, keeps to find them again. Each is kept whole, as its text in our own
 * format. Safe for several threads; every call may wait for a disk or a network, so none belongs on a
 * display's thread.
 *
 * <p>Every method throws {@link org.komabako.base.message.StateException} where the database cannot be used; the
 * sentence says why, and what is in the database stays.
 */
@ProviderType
public interface Library {
  /** Where the games are and how many. */
  LibraryInfo info();

  /**
   * Keeps the games elsewhere from now on, also after a restart. The games do not move.
   *
   * @param url of JDBC, like {@code jdbc:postgresql://host/club?user=me}; empty for the user's own file
   * @throws IllegalArgumentException if no database of that kind is known; the message names those that are
   */
  LibraryInfo use(Optional<String> url);

  /**
   * Adds a game.
   *
   * @param text in any format that {@code org.komabako.formats} reads
   * @param source where it is from, for people
   * @throws IllegalArgumentException if it is no game of an installed variant; the message says where and why
   */
  Added add(String text, String source);

  /**
   * Adds the games of files, and of all files in and below folders. What is in the library already is passed
   * over, so that an import that was broken off is continued by starting it again.
   *
   * @param watch told of progress; may cancel
   */
  ImportReport read(List<Path> paths, ProgressListener watch);

  /** Finds games, the latest first. */
  Found find(GameQuery search, ProgressListener watch);

  /** The numbers of all games of a search, whatever part of them it asks for, the latest first. */
  List<Long> ids(GameQuery search, ProgressListener watch);

  /** What was played from a position, in the games of a search; what was played most comes first. */
  List<MoveCount> moves(Position position, GameQuery among, ProgressListener watch);

  /** Groups of games with the same moves whose players and dates do not contradict each other. */
  List<List<GameEntry>> duplicates(ProgressListener watch);

  /**
   * Makes one game of several with the same start: the first, with the variations, comments and tags of the others.
   *
   * @throws IllegalArgumentException if they are not of one variant, rules and start
   */
  GameEntry merge(List<Long> ids);

  /**
   * What is known of a game.
   *
   * @throws IllegalArgumentException if there is none with that number
   */
  GameEntry entry(long id);

  /**
   * The whole game, in our own format.
   *
   * @throws IllegalArgumentException as {@link #entry}
   */
  String text(long id);

  /** What engines thought of the games; it goes with the database, so ask for it each time. */
  KeptAnalyses analyses();

  /**
   * Takes games out, all or none.
   *
   * @throws IllegalArgumentException if one is not there; then all stay
   */
  void remove(List<Long> ids);

  /**
   * A game that was added.
   *
   * @param entry what is known of it
   * @param fresh false if it was there already
   */
  record Added(GameEntry entry, boolean fresh) {}
}
