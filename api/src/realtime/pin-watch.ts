import type { PinMap, PointsOfInterest } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '../lib/problem-error.ts';
import { createDatabaseTimeQuota } from './database-time-quota.ts';

/** The answer of `GET /api/properties/pins` to a query string. @throws ProblemError when it is not one */
export type FindPins = (query: string) => Promise<PinMap>;

/** Takes an event as text; one watcher is the same function throughout. */
export type Watcher = (event: string) => void;

export type PinWatchParts = {
  findPins: FindPins;
  /** A number that differs once anything was committed that a search could see. */
  readGeneration: () => Promise<number>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  pollMilliseconds?: number | undefined;
};

/** A part of the map that somebody looks at; those who look at the same one share it. */
type View = {
  query: string;
  /** Whose page each one is. */
  watchers: Map<Watcher, string>;
  /** What was told last. */
  event: string | undefined;
  isAsking: boolean;
  hasFailed: boolean;
};

const POLL_MILLISECONDS = 3000;
/** The database has others to serve. */
const ASKED_AT_ONCE = 2;

export type PinWatch = ReturnType<typeof createPinWatch>;

/**
 * Tells those who look at a part of the map when its pins are others (product decision 29). What was
 * committed by any process is heard of by the search generation, which is read while somebody looks, once for
 * all of them.
 */
export function createPinWatch({
  findPins,
  readGeneration,
  log,
  pollMilliseconds = POLL_MILLISECONDS,
}: PinWatchParts) {
  const views = new Map<string, View>();
  const viewOf = new Map<Watcher, View>();
  const waiting = new Set<View>();
  const shares = createDatabaseTimeQuota();
  let askingCount = 0;
  let generation: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const work = () => {
    for (const view of waiting) {
      if (askingCount >= ASKED_AT_ONCE) return;
      // Answers of one view come one after the other: an older one never follows a newer one.
      if (view.isAsking || !isAffordable(view)) continue;
      waiting.delete(view);
      if (view.watchers.size > 0) void refresh(view);
    }
  };

  /** For one of those who look, if there are any. */
  const isAffordable = ({ watchers }: View) =>
    watchers.size === 0 || [...watchers.values()].some(shares.hasTimeLeft);

  const refresh = async (view: View): Promise<void> => {
    view.isAsking = true;
    askingCount += 1;
    const begun = performance.now();
    const personIds = new Set(view.watchers.values());
    try {
      const event = eventOf(view.query, await findPins(view.query));
      view.hasFailed = false;
      if (event === view.event) return;
      view.event = event;
      for (const send of view.watchers.keys()) send(event);
    } catch (error) {
      // What is no query of the map has no pins, and nobody is told anything.
      view.hasFailed = !(error instanceof ProblemError) || error.status >= 500;
      if (view.hasFailed) log.warn({ err: error }, 'pins of the map could not be read');
    } finally {
      view.isAsking = false;
      askingCount -= 1;
      const taken = (performance.now() - begun) / personIds.size;
      for (const personId of personIds) shares.take(personId, taken);
      work();
    }
  };

  const poll = async (): Promise<void> => {
    const before = generation;
    generation = await readGeneration();
    for (const view of views.values()) if (generation !== before || view.hasFailed) waiting.add(view);
    shares.forgetEven();
    work();
  };

  const plan = () => {
    timer = setTimeout(() => {
      poll()
        .catch((error: unknown) => log.warn({ err: error }, 'the search generation could not be read'))
        .finally(() => {
          if (views.size > 0) plan();
          else stop();
        });
    }, pollMilliseconds).unref();
  };

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    // What is committed until somebody looks again is not heard of.
    generation = undefined;
  };

  const leave = (watcher: Watcher) => {
    const view = viewOf.get(watcher);
    if (!view) return;
    viewOf.delete(watcher);
    view.watchers.delete(watcher);
    if (view.watchers.size > 0) return;
    views.delete(view.query);
    waiting.delete(view);
  };

  const join = (watcher: Watcher, query: string, personId: string) => {
    const known = views.get(query);
    const view = known ?? { query, watchers: new Map(), event: undefined, isAsking: false, hasFailed: false };
    view.watchers.set(watcher, personId);
    viewOf.set(watcher, view);
    if (known) {
      if (known.event !== undefined) watcher(known.event);
      return;
    }
    views.set(query, view);
    waiting.add(view);
    work();
    if (timer === undefined) plan();
  };

  return {
    /**
     * The latest part of the map that somebody looks at; none when the query is empty. Its pins are told at
     * once, and then when they change.
     */
    watch(watcher: Watcher, query: string, personId: string): void {
      if (viewOf.get(watcher)?.query === query) return;
      leave(watcher);
      if (query !== '') join(watcher, query, personId);
    },

    leave,

    close(): void {
      for (const watcher of [...viewOf.keys()]) leave(watcher);
      stop();
    },
  };
}

function eventOf(query: string, pinMap: PinMap): string {
  const propertyArray = pinMap.pinArray.flatMap((pin) =>
    pin.kind === 'property' ? [{ id: pin.propertyId, latitude: pin.latitude, longitude: pin.longitude }] : [],
  );
  const event: PointsOfInterest = { type: 'pointsOfInterest', query, pinMap, propertyArray };
  return JSON.stringify(event);
}
