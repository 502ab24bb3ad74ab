import type { NewsChannel, NewsListener } from './release-news.ts';

type OpenChannel = (listener: NewsListener) => NewsChannel;

export type FallbackChannels = {
  first: OpenChannel;
  /** Listens only while the first is lost. */
  fallback: OpenChannel;
  /** Hears once that the first is lost, and once that it is back. */
  onChange: (isLost: boolean, error?: Error) => void;
};

/** News by one channel, and by another while that is lost. */
export function openFallbackChannel(
  { first, fallback, onChange }: FallbackChannels,
  listener: NewsListener,
): NewsChannel {
  let standIn: NewsChannel | undefined;
  let isClosed = false;
  const channel = first({
    onNews: listener.onNews,
    onConnected: () => {
      if (standIn) onChange(false);
      void standIn?.close();
      standIn = undefined;
      listener.onConnected();
    },
    onLost: (error) => {
      if (standIn || isClosed) return;
      onChange(true, error);
      standIn = openStandIn();
      standIn.listen();
    },
  });

  function openStandIn(): NewsChannel {
    const isCurrent = () => opened === standIn;
    const opened: NewsChannel = fallback({
      onNews: listener.onNews,
      onConnected: () => {
        if (isCurrent()) listener.onConnected();
      },
      onLost: (error) => {
        if (isCurrent()) listener.onLost(error);
      },
    });
    return opened;
  }

  return {
    listen: channel.listen,
    announce: channel.announce,
    async close() {
      isClosed = true;
      await Promise.all([channel.close(), standIn?.close()]);
    },
  };
}
