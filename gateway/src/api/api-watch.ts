import { TICK_MILLISECONDS, withinTicks } from '@moien/api/lib/ticks';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** In ticks of 100 ms. A call that is open for longer makes us ask whether the API answers at all. */
const SUSPECT_TICKS = 10;
/** Generous: an API that is merely busy is not away. */
const PROBE_TICKS = 20;
/** A question that nobody waits for any more keeps no connection. */
const ABANDONED_MILLISECONDS = 5000;
const RETRY_MILLISECONDS = 250;

/** Gives up the calls to an API that stands still, and lets no more through until it answers again. */
export type ApiWatch = {
  isAway: () => boolean;
  /**
   * A call begins.
   * @param giveUp called when the API turns out to be away
   * @returns to be called when the call is over
   */
  begin: (giveUp: (reason: Error) => void) => () => void;
  close: () => void;
};

type ApiWatchOptions = {
  /** Asks the API for what it always has; rejects when it cannot be asked. */
  probe: () => Promise<unknown>;
  onAway: (reason: unknown) => void;
  onBack: () => void;
};

function watchApi({ probe, onAway, onBack }: ApiWatchOptions): ApiWatch {
  const calls = new Set<{ ticks: number; giveUp: (reason: Error) => void }>();
  let isAway = false;
  let isProbing = false;
  let isClosed = false;

  const ticking = setInterval(() => {
    let isSuspect = false;
    for (const call of calls) {
      call.ticks += 1;
      isSuspect ||= call.ticks % SUSPECT_TICKS === 0;
    }
    if (isSuspect && !isAway) void ask();
  }, TICK_MILLISECONDS).unref();

  async function ask(): Promise<void> {
    if (isProbing || isClosed) return;
    isProbing = true;
    await withinTicks(probe(), PROBE_TICKS).then(succeed, fail);
    isProbing = false;
  }

  function succeed(): void {
    if (isAway) onBack();
    isAway = false;
  }

  function fail(reason: unknown): void {
    if (!isAway) onAway(reason);
    isAway = true;
    const error = new Error('The API does not answer.', { cause: reason });
    for (const { giveUp } of calls) giveUp(error);
    setTimeout(ask, RETRY_MILLISECONDS).unref();
  }

  return {
    isAway: () => isAway,
    begin(giveUp) {
      const call = { ticks: 0, giveUp };
      calls.add(call);
      return () => void calls.delete(call);
    },
    close() {
      isClosed = true;
      clearInterval(ticking);
    },
  };
}

/**
 * Watches the API of another process for as long as the gateway runs; its log says when it is away and back.
 */
export function watchRemoteApi(app: FastifyInstance, { API_URL = '' }: GatewayConfig): ApiWatch {
  const watch = watchApi({
    probe: async () => {
      const signal = AbortSignal.timeout(ABANDONED_MILLISECONDS);
      const answer = await fetch(new URL('/healthz', API_URL), { signal });
      await answer.arrayBuffer();
    },
    onAway: (reason) => app.log.warn({ err: reason }, 'the API does not answer: calls are answered with 503'),
    onBack: () => app.log.info('the API answers again'),
  });
  app.addHook('onClose', async () => watch.close());
  return watch;
}
