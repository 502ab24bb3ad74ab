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

/** While no news can be heard, those who wait look for themselves. */
const LOOK_MILLISECONDS = 2000;

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
  const lookByOneself = () => {
    looking ??= setInterval(wake, LOOK_MILLISECONDS).unref();
  };
  const channel = openChannel({
    onNews: wake,
    onConnected: () => {
      if (state === 'closed') return;
      state = 'connected';
      isWarned = false;
      clearInterval(looking);
      looking = undefined;
      // What was logged while nothing was heard.
      wake();
    },
    onLost: (error) => {
      if (state === 'closed') return;
      if (!isWarned) warn(error);
      isWarned = true;
      state = 'lost';
      lookByOneself();
    },
  });

  return {
    /** Ends with the next news or with `signal`, without an error. */
    async next(signal: AbortSignal): Promise<void> {
      if (state === 'new') {
        state = 'lost';
        lookByOneself();
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
