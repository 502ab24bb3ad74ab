import type pg from 'pg';
import { withinTicks } from '../lib/ticks.ts';
import { breakOff, openClient } from './connections.ts';
import { isOutage } from './database-unavailable.ts';

/** In ticks of 100 ms. */
const LIMIT_TICKS = 3;
/** `too_many_connections`: who says so answers. */
const TOO_MANY_CONNECTIONS = '53300';

export type Probe = {
  /** Connects ahead of the first question, for which a busy machine may need longer than its limit. */
  prepare: () => void;
  run: () => Promise<void>;
  close: () => void;
};

/**
 * Asks the database for nothing, on a connection of its own that stays open: when all other connections are
 * busy it still says whether the server answers, and it does not wait for a new connection on a machine that
 * is merely busy.
 */
export function openProbe(config: pg.ClientConfig): Probe {
  let client: pg.Client | undefined;
  let connected: Promise<unknown> | undefined;

  function drop(): void {
    if (client) breakOff(client);
    client = undefined;
    connected = undefined;
  }

  function connect(): Promise<unknown> {
    const opened = openClient({ ...config, keepAlive: true }, () => {
      if (client === opened) drop();
    });
    client = opened;
    return opened.connect();
  }

  async function ask(): Promise<void> {
    connected ??= connect();
    await connected;
    await client?.query('select 1');
  }

  return {
    prepare() {
      connected ??= connect();
      connected.catch(drop);
    },
    async run() {
      try {
        await withinTicks(ask(), LIMIT_TICKS);
      } catch (error) {
        drop();
        if (!hasAnswered(error)) throw error;
      }
    },
    close: drop,
  };
}

function hasAnswered(error: unknown): boolean {
  return isOutage(error) && error instanceof Error && Reflect.get(error, 'code') === TOO_MANY_CONNECTIONS;
}
