import pg from 'pg';

/** Hears that a connection broke, once for each connection. */
export type OnBroken = (error: Error) => void;

/**
 * A client that has an error listener from the first moment to the last. Without one the `error` event of a
 * connection that breaks ends the process: pg's pool listens only while a client lies idle, and a bare client
 * has no listener at all.
 */
class ListenedClient extends pg.Client {
  isBroken = false;

  constructor(config: pg.ClientConfig | undefined, onBroken: OnBroken) {
    super(config);
    this.on('error', (error) => {
      if (this.isBroken) return;
      this.isBroken = true;
      onBroken(error);
    });
  }
}

/** Whether the connection of a client is lost, so that whatever failed on it failed for that reason. */
export function isBroken(client: pg.ClientBase): boolean {
  return client instanceof ListenedClient && client.isBroken;
}

/** Breaks a connection off without telling the server, which may not answer. */
export function breakOff(client: pg.Client): void {
  client.connection.stream.destroy();
}

/**
 * A connection that is not open yet. What breaks while a statement runs is also the error of that statement.
 */
export function openClient(config: pg.ClientConfig, onBroken: OnBroken = () => undefined): pg.Client {
  return new ListenedClient(config, onBroken);
}

/** A name as it stands in a statement. */
export const quoteIdentifier = (name: string): string => pg.escapeIdentifier(name);

const clientsOf = new WeakMap<pg.Pool, Set<pg.Client>>();

/** A pool whose clients are all listened to, also while they are in use. */
export function openPool(config: pg.PoolConfig, onBroken: OnBroken = () => undefined): pg.Pool {
  const clients = new Set<pg.Client>();
  class PooledClient extends ListenedClient {
    constructor(options?: pg.ClientConfig) {
      super(options, onBroken);
      clients.add(this);
      this.on('end', () => clients.delete(this));
    }
  }
  const pool = new pg.Pool({ ...config, Client: PooledClient });
  // It only repeats what a client has said.
  pool.on('error', () => undefined);
  // graphile-worker warns of pools without this listener, which is where it would expect those of the clients
  // to be added.
  pool.on('connect', () => undefined);
  clientsOf.set(pool, clients);
  return pool;
}

/** Breaks off every connection of a pool: those in use, those that lie idle and those that are being made. */
export function breakOffAll(pool: pg.Pool): void {
  for (const client of clientsOf.get(pool) ?? []) breakOff(client);
}
