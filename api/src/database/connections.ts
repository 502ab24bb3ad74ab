import pg from 'pg';

/** Hears that a connection broke, once for each connection. */
export type OnBroken = (error: Error) => void;

/**
 * A client that has an error listener from the first moment to the last. Without one the `error` event of a connection
 * that breaks ends the process: pg's pool listens only while a client lies idle, and a bare client has no listener at all.
 */
class ListenedClient extends pg.Client {
  constructor(config: pg.ClientConfig | undefined, onBroken: OnBroken) {
    super(config);
    let isBroken = false;
    this.on('error', (error) => {
      if (isBroken) return;
      isBroken = true;
      onBroken(error);
    });
  }
}

/** A connection that is not open yet. What breaks while a statement runs is also the error of that statement. */
export function openClient(config: pg.ClientConfig, onBroken: OnBroken = () => undefined): pg.Client {
  return new ListenedClient(config, onBroken);
}

/** A pool whose clients are all listened to, also while they are in use. */
export function openPool(config: pg.PoolConfig, onBroken: OnBroken = () => undefined): pg.Pool {
  class PooledClient extends ListenedClient {
    constructor(options?: pg.ClientConfig) {
      super(options, onBroken);
    }
  }
  const pool = new pg.Pool({ ...config, Client: PooledClient });
  // It only repeats what a client has said.
  pool.on('error', () => undefined);
  // graphile-worker warns of pools without this listener, which is where it would expect those of the clients to be added.
  pool.on('connect', () => undefined);
  return pool;
}
