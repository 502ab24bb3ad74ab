import { dirname } from 'node:path';
import type { StorageArea } from '@moien/api';
import { removeLeftovers } from '@moien/api/storage/remove-leftovers';
import {
  acceptRegistry,
  getRegistry,
  parseSignedRegistry,
  type RegistryKeys,
  RegistryRefused,
  type RenderTransport,
} from '@moien/contract';
import { type AcceptedRegistry, readRegistryFile, writeRegistryFile } from './registry-file.ts';

/** How long a start waits for the API when there is a registry on disk to start from. */
const FIRST_ANSWER_MILLISECONDS = 2000;
/** Longest time that the API lets a question wait for something newer. */
const LONG_POLL_MILLISECONDS = 25_000;
/** Between an answer and the next question: an API that does not wait is not asked without end. */
const PAUSE_MILLISECONDS = 100;
const BACK_OFF_MILLISECONDS = [250, 500, 1000, 2000];
/**
 * The API gives the same signature within one half of a UTC day: gateways that ask soon after it has changed
 * tell the same.
 */
const STEP_MILLISECONDS = 12 * 60 * 60 * 1000;
/** For clocks that differ. */
const AFTER_STEP_MILLISECONDS = 60_000;
/** A registry that never grows older than this is not signed anew for every question. */
const SHORTEST_USE_MILLISECONDS = 10_000;

export type RegistryFeed = {
  /** What was accepted last; `undefined` before there was any. */
  current: () => AcceptedRegistry | undefined;
  /**
   * Resolves when there is something to start with, or nothing can be had now; it goes on asking in either
   * case.
   */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** For tests, which stop it. */
export type Clock = {
  now: () => Date;
  /** Milliseconds since some moment, which never jump. */
  elapsed: () => number;
  /** Resolves after the milliseconds or when the signal is given, whichever comes first. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

export type RegistryFeedOptions = {
  /** Must not limit the time of a call by itself. */
  transport: RenderTransport;
  /** Longest time in milliseconds that an answer may take when it has nothing to wait for. */
  timeout: number;
  keys: RegistryKeys;
  /** Where the last accepted registry is kept. */
  file: string;
  files: StorageArea;
  onRefused: (refusal: RegistryRefused) => void;
  /** Something else went wrong: said once until the next good answer. */
  onFailure: (error: unknown) => void;
  clock?: Clock;
};

/**
 * Learns of releases by asking the API over and over, verifies what it hears, and keeps the newest on disk.
 */
export function createRegistryFeed(options: RegistryFeedOptions): RegistryFeed {
  const { transport, timeout, keys, file, files, onRefused, onFailure, clock = systemClock } = options;
  const stopped = new AbortController();
  const firstOutcome = Promise.withResolvers<void>();
  let accepted: AcceptedRegistry | undefined;
  /** False while it could not be written. */
  let isKept = true;
  /**
   * By `elapsed`. From then on the registry is asked for even if it has not changed, so that its signature
   * does not expire.
   */
  let refreshAt = 0;
  let failures = 0;
  let following = Promise.resolve();

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      await ask().then(succeed, fail);
      firstOutcome.resolve();
      await clock.wait(BACK_OFF_MILLISECONDS[failures - 1] ?? PAUSE_MILLISECONDS, stopped.signal);
    }
  }

  async function ask(): Promise<void> {
    const mayWait = accepted !== undefined && clock.elapsed() < refreshAt;
    const url = mayWait ? `${getRegistry.url}?after=${accepted?.state.sequence}` : getRegistry.url;
    const limit = AbortSignal.timeout(mayWait ? LONG_POLL_MILLISECONDS + timeout : timeout);
    const signal = AbortSignal.any([stopped.signal, limit]);
    const answer = await transport({ method: getRegistry.method, url, signal });
    if (answer.status === 204) return keep();
    if (answer.status !== 200) throw new Error(`${getRegistry.url} answered ${answer.status}.`);
    await accept(answer.body);
  }

  async function accept(given: unknown): Promise<void> {
    const signed = parseSignedRegistry(given);
    const now = clock.now();
    const state = await acceptRegistry(signed, { keys, sequence: accepted?.state.sequence ?? 0, now });
    accepted = { signed, state };
    const life = Date.parse(signed.expiresAt) - now.getTime();
    refreshAt = clock.elapsed() + Math.min(Math.max(life / 2, SHORTEST_USE_MILLISECONDS), untilNextStep(now));
    isKept = false;
    await keep();
  }

  /** A gateway goes on without its file, which it writes once it can; the storage says what is wrong. */
  async function keep(): Promise<void> {
    if (isKept || !accepted) return;
    isKept = await writeRegistryFile(files, file, accepted.signed).then(
      () => true,
      () => false,
    );
  }

  function succeed(): void {
    failures = 0;
  }

  function fail(error: unknown): void {
    if (stopped.signal.aborted) return;
    if (error instanceof RegistryRefused) {
      onRefused(error);
      // The same one would be refused again: better to wait until there is a newer one.
      refreshAt = clock.elapsed() + SHORTEST_USE_MILLISECONDS;
    } else if (failures === 0) onFailure(error);
    failures = Math.min(failures + 1, BACK_OFF_MILLISECONDS.length);
  }

  return {
    current: () => accepted,
    async start() {
      await removeLeftovers(dirname(file), clock.now(), { isDeep: false }).catch(onFailure);
      accepted = await readRegistryFile(files, file, keys).catch((error: unknown) => {
        if (error instanceof RegistryRefused) onRefused(error);
        else onFailure(error);
        return undefined;
      });
      following = follow();
      if (!accepted) return firstOutcome.promise;
      await Promise.race([firstOutcome.promise, clock.wait(FIRST_ANSWER_MILLISECONDS, stopped.signal)]);
    },
    async stop() {
      stopped.abort();
      await following;
    },
  };
}

function untilNextStep(now: Date): number {
  return STEP_MILLISECONDS - (now.getTime() % STEP_MILLISECONDS) + AFTER_STEP_MILLISECONDS;
}

const systemClock: Clock = {
  now: () => new Date(),
  elapsed: performance.now.bind(performance),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    }),
};
