package org.komabako.matches;

import java.util.Optional;

/**
 * Something has changed about a match.
 *
 * @param status how it is now
 * @param game the game that has just ended, if that is the news
 */
public record MatchNews(MatchStatus status, Optional<GameResult> game) {}
