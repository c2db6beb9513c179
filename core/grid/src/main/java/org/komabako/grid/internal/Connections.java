package org.komabako.grid.internal;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.logging.Logger;
import javax.sql.ConnectionEvent;
import javax.sql.ConnectionEventListener;
import javax.sql.DataSource;
import javax.sql.PooledConnection;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGConnectionPoolDataSource;

/**
 * Connections to a database that are kept and used again; the driver's own pooled ones. When one of them breaks, all
 * that wait are let go, for the server has gone. Safe for several threads.
 */
final class Connections implements DataSource, AutoCloseable {
  private static final int SECONDS = 10;

  private final PGConnectionPoolDataSource source = new PGConnectionPoolDataSource();
  private final Deque<PooledConnection> waiting = new ArrayDeque<>();
  private boolean closed;

  /** @param url of JDBC; nothing is opened yet */
  Connections(String url) {
    source.setUrl(url);
    source.setConnectTimeout(SECONDS);
    source.setTcpKeepAlive(true);
    source.setApplicationName("komabako");
    source.setReWriteBatchedInserts(true);
  }

  @Override
  public Connection getConnection() throws SQLException {
    PooledConnection kept = take();
    if (kept == null) {
      kept = source.getPooledConnection();
      kept.addConnectionEventListener(new Keeper());
    }
    return kept.getConnection();
  }

  private synchronized @Nullable PooledConnection take() throws SQLException {
    if (closed) {
      throw new SQLException("the connections are closed");
    }
    return waiting.pollFirst();
  }

  private synchronized boolean keep(PooledConnection connection) {
    if (!closed) {
      waiting.addFirst(connection);
    }
    return !closed;
  }

  private synchronized Deque<PooledConnection> takeAll() {
    Deque<PooledConnection> all = new ArrayDeque<>(waiting);
    waiting.clear();
    return all;
  }

  private static void drop(PooledConnection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      // It is of no use any more.
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    takeAll().forEach(Connections::drop);
  }

  private final class Keeper implements ConnectionEventListener {
    @Override
    public void connectionClosed(ConnectionEvent event) {
      PooledConnection connection = (PooledConnection) event.getSource();
      if (!keep(connection)) {
        drop(connection);
      }
    }

    @Override
    public void connectionErrorOccurred(ConnectionEvent event) {
      drop((PooledConnection) event.getSource());
      takeAll().forEach(Connections::drop);
    }
  }

  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    throw new SQLFeatureNotSupportedException("the address names the user");
  }

  @Override
  public @Nullable PrintWriter getLogWriter() {
    return null;
  }

  @Override
  public void setLogWriter(PrintWriter out) {
    // Nothing is logged there.
  }

  @Override
  public void setLoginTimeout(int seconds) throws SQLException {
    source.setLoginTimeout(seconds);
  }

  @Override
  public int getLoginTimeout() throws SQLException {
    return source.getLoginTimeout();
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw new SQLFeatureNotSupportedException();
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    throw new SQLException("nothing is wrapped");
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return false;
  }
}
