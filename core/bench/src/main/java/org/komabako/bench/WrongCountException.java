package org.komabako.bench;

/** Someone has counted what cannot be; a figure for it would mean nothing. */
final class WrongCountException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WrongCountException(String message) {
    super(message);
  }
}
