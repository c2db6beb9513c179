package org.komabako.library;

/**
 * Where the games of a library are.
 *
 * @param place the file or the address, without a password
 * @param product the database and its version
 * @param shared whether others may use it at the same time
 * @param games how many there are
 */
public record LibraryInfo(String place, String product, boolean shared, long games) {}
