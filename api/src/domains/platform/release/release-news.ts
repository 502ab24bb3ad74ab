import { EventEmitter, once } from 'node:events';

/** How processes tell each other that the log has grown. */
export type NewsChannel = {
  /** Connects, and again whenever the connection breaks. */
  listen: () => void;
  announce: () => void;
  close: () => Promise<void>;
};
export type NewsListener = {
  onNews: () => void;
  onConnected: () => void;
  onLost: (error: Error | undefined) => void;
};

/**
 * Those who wait also look for themselves: a connection may be dead, or pooled in a way that loses news, and
 * seem well.
 */
const LOOK_MILLISECONDS = 4000;
/** While it is known that no news can be heard. */
const LOST_LOOK_MILLISECONDS = 2000;

export type ReleaseNews = ReturnType<typeof createReleaseNews>;

/** `warn` hears of a connection that is lost, once until it is back. */
export function createReleaseNews(
  openChannel: (listener: NewsListener) => NewsChannel,
  warn: (error: Error | undefined) => void,
) {
  const emitter = new EventEmitter().setMaxListeners(0);
  const wake = () => void emitter.emit('news');
  let looking: NodeJS.Timeout | undefined;
  let state: 'new' | 'connected' | 'lost' | 'closed' = 'new';
  let isWarned = false;
  const lookEvery = (milliseconds: number) => {
    clearInterval(looking);
    looking = setInterval(wake, milliseconds).unref();
  };
  const lose = () => {
    if (state !== 'lost') lookEvery(LOST_LOOK_MILLISECONDS);
    state = 'lost';
  };
  const channel = openChannel({
    onNews: wake,
    onConnected: () => {
      if (state === 'closed') return;
      state = 'connected';
      isWarned = false;
      lookEvery(LOOK_MILLISECONDS);
      // What was logged while nothing was heard.
      wake();
    },
    onLost: (error) => {
      if (state === 'closed') return;
      if (!isWarned) warn(error);
      isWarned = true;
      lose();
    },
  });

  return {
    /** Ends with the next news or with `signal`, without an error. */
    async next(signal: AbortSignal): Promise<void> {
      if (state === 'new') {
        lose();
        channel.listen();
      }
      await once(emitter, 'news', { signal }).catch(() => undefined);
    },
    /** Tells this process and the others. */
    announce(): void {
      wake();
      channel.announce();
    },
    async close(): Promise<void> {
      state = 'closed';
      clearInterval(looking);
      await channel.close();
    },
  };
}
