/** Opening books: made from games, kept in the user's data, and what the engine plays from them. */
@org.jspecify.annotations.NullMarked
package org.komabako.engine.search.book;
