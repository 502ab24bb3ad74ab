import type { FastifyBaseLogger } from 'fastify';
import type { NotificationListener } from '../database/notification-listener.ts';
import { readSessionEnds } from '../domains/identity/index.ts';
import {
  type EventNotice,
  type Position,
  readEventNotices,
  readTypingNotice,
  type StoredEvent,
  type TypingNotice,
  type UserEventRepository,
} from '../domains/messaging/index.ts';

/** Listens for events of people; a check every 5 s finds what it has missed. */
export type OpenEventListener = (on: {
  onNotification: (payload: string) => void;
  onConnected: () => void;
  onLost: (error: Error | undefined) => void;
}) => NotificationListener;

export type EventWatchParts = {
  events: Pick<UserEventRepository, 'findSeqs' | 'replay' | 'listAfter'>;
  openListener: OpenEventListener;
  /** Hears which sessions have ended in any process; undefined: some may have while nobody listened. */
  onSessionsEnded: (sessionIds: readonly string[] | undefined) => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
  lookMilliseconds?: number | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** A page; `seq` is what it was told last, undefined until it was welcomed. */
type Watcher = { seq: number | undefined; send: (event: string) => void };

type Part = { positions: Position[]; found: ReturnType<UserEventRepository['listAfter']> };

/** What is said to a page when it comes. */
export type Greeting = { welcome: (seq: number) => string; reset: (seq: number) => string };

/** How often it is looked for what was not heard of: a connection may be dead, or pooled, and seem well. */
const LOOK_MILLISECONDS = 5000;

/** Of one reading: it takes the database about as long as telling them. */
const PEOPLE_PER_PART = 500;

export type EventWatch = ReturnType<typeof createEventWatch>;

/** Tells the pages of this process what happens to their people, each event once and in order. */
export function createEventWatch({
  events,
  openListener,
  onSessionsEnded,
  log,
  lookMilliseconds = LOOK_MILLISECONDS,
  now,
}: EventWatchParts) {
  const watchersOf = new Map<string, Set<Watcher>>();
  const waiting = new Set<string>();
  let isReading = false;
  let looking: NodeJS.Timeout | undefined;
  let isWarned = false;

  const wake = (userIds: Iterable<string>) => {
    for (const userId of userIds) if (watchersOf.has(userId)) waiting.add(userId);
    if (!isReading && waiting.size > 0) read();
  };

  /** People with something new, and what the database is asked of them. */
  const takePart = (): Part | undefined => {
    for (const people of partsOf(waiting)) {
      const positions = people.flatMap((userId) => {
        const seqs = [...(watchersOf.get(userId) ?? [])].flatMap(({ seq }) => seq ?? []);
        return seqs.length > 0 ? [{ userId, seq: Math.min(...seqs) }] : [];
      });
      if (positions.length === 0) continue;
      const found = events.listAfter(positions);
      // It is awaited after the part before it has been told.
      found.catch(() => undefined);
      return { positions, found };
    }
    return undefined;
  };

  /** Parts one after the other; the next is read while one is told, which takes about as long. */
  const readParts = async (): Promise<void> => {
    let part = takePart();
    while (part) {
      const { events: news, isComplete } = await part.found;
      const next = isComplete ? takePart() : undefined;
      sendAll(news);
      if (!isComplete) for (const { userId } of part.positions) waiting.add(userId);
      part = next ?? takePart();
    }
  };

  const read = (): void => {
    isReading = true;
    readParts()
      .catch((error: unknown) => log.warn({ err: error }, 'events of people could not be read'))
      .finally(() => {
        isReading = false;
      });
  };

  /** To pages that know the event before it; all others are told what is read. */
  const sendNotices = (notices: readonly EventNotice[]): void => {
    const isLate = ({ userId, ...event }: EventNotice) =>
      [...(watchersOf.get(userId) ?? [])].map((watcher) => takesNext(watcher, event)).includes(false);
    wake(notices.filter(isLate).map(({ userId }) => userId));
  };

  /** What a page knows already is in a part that was asked for before it was told. */
  const sendAll = (news: readonly StoredEvent[]): void => {
    for (const { user_id: userId, seq, text } of news)
      for (const watcher of watchersOf.get(userId) ?? [])
        if (watcher.seq !== undefined && watcher.seq < seq) {
          watcher.seq = seq;
          watcher.send(text);
        }
  };

  const look = async (): Promise<void> => {
    const found = await events.findSeqs([...watchersOf.keys()]);
    const late = found.filter(({ userId, seq }) =>
      [...(watchersOf.get(userId) ?? [])].some((watcher) => watcher.seq !== undefined && watcher.seq < seq),
    );
    wake(late.map(({ userId }) => userId));
  };

  const lookSafely = () => {
    if (watchersOf.size === 0) return;
    look().catch((error: unknown) => log.warn({ err: error }, 'events of people could not be looked for'));
  };

  /** Only to pages that were welcomed, and only in time: it is told once or never. */
  const sendTyping = ({ conversationId, userId, receiverId, until }: TypingNotice) => {
    if (!(until > now())) return;
    const text = JSON.stringify({ type: 'otherTyping', conversationId, userProfileId: userId });
    for (const { seq, send } of watchersOf.get(receiverId) ?? []) if (seq !== undefined) send(text);
  };

  const listener = openListener({
    onNotification: (payload) => {
      const typing = readTypingNotice(payload);
      const sessionIds = readSessionEnds(payload);
      if (typing) sendTyping(typing);
      else if (sessionIds) onSessionsEnded(sessionIds);
      else sendNotices(readEventNotices(payload));
    },
    onConnected: () => {
      isWarned = false;
      onSessionsEnded(undefined);
      lookSafely();
    },
    onLost: (error) => {
      if (!isWarned) log.warn({ err: error }, 'events of people are looked for every few seconds');
      isWarned = true;
    },
  });

  const begin = () => {
    if (looking) return;
    looking = setInterval(lookSafely, lookMilliseconds).unref();
    listener.listen();
  };

  return {
    /**
     * Welcomes a page, tells it again what followed the event that it knew, and from then on what happens.
     * @returns what ends that
     */
    async join(
      userId: string,
      since: number | undefined,
      send: (event: string) => void,
      greeting: Greeting,
    ): Promise<() => void> {
      begin();
      const watcher: Watcher = { seq: undefined, send };
      const watchers = watchersOf.get(userId) ?? new Set();
      watchersOf.set(userId, watchers.add(watcher));
      const leave = () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && watchersOf.get(userId) === watchers) watchersOf.delete(userId);
      };
      try {
        const { seq, events: missed } = await events.replay({ userId, since });
        send(greeting.welcome(seq));
        if (missed) for (const { text } of missed) send(text);
        else send(greeting.reset(seq));
        watcher.seq = seq;
      } catch (error) {
        leave();
        throw error;
      }
      // What was committed meanwhile.
      wake([userId]);
      return leave;
    },

    async close(): Promise<void> {
      clearInterval(looking);
      watchersOf.clear();
      await listener.close();
    },
  };
}

/**
 * Tells a page an event that follows what it knows.
 * @returns false when it has missed one before it, or does not hear the text
 */
function takesNext(watcher: Watcher, { seq, text }: Omit<EventNotice, 'userId'>): boolean {
  if (watcher.seq === undefined || watcher.seq >= seq) return true;
  if (text === undefined || watcher.seq < seq - 1) return false;
  watcher.seq = seq;
  watcher.send(text);
  return true;
}

/** Takes people out of those who are waiting. */
function* partsOf(waiting: Set<string>): Generator<string[]> {
  while (waiting.size > 0) {
    const people = [...waiting].slice(0, PEOPLE_PER_PART);
    for (const userId of people) waiting.delete(userId);
    yield people;
  }
}
