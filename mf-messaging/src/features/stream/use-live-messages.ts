import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { conversationsStore } from '../conversations/conversations-store.ts';
import { threadStore } from '../thread/thread-store.ts';
import { followEvent, readAnew } from './follow-event.ts';

/** While the page is shown, it follows the stream of specification §7. */
export function useLiveMessages(): void {
  const root = useRootStore();
  const conversations = useFeatureStore(conversationsStore);
  const thread = useFeatureStore(threadStore);
  useEffect(() => {
    let isShown = true;
    let listener: { unsubscribe: () => void } | undefined;
    const stores = { conversations, thread };
    void root.realtime.then((realtime) => {
      if (!isShown || !realtime) return;
      let isConnected = false;
      listener = realtime.events.subscribe((event) =>
        runInAction(() => {
          if (event.type === 'welcome' && !isConnected) readAnew(stores);
          isConnected ||= event.type === 'welcome';
          followEvent(event, stores);
        }),
      );
      // What came between the answers that the page has and this moment, on a connection that was there.
      readAnew(stores);
    });
    return () => {
      isShown = false;
      listener?.unsubscribe();
    };
  }, [root, conversations, thread]);
}
