import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';

/** While a card is shown, it follows what the stream of specification §7 says of it. */
export function useCardUpdates(id: string, store: { load: () => Promise<void> }): void {
  const root = useRootStore();
  useEffect(() => {
    let isShown = true;
    let listener: { unsubscribe: () => void } | undefined;
    void root.realtime.then((realtime) => {
      if (!isShown || !realtime) return;
      listener = realtime.events.subscribe((event) => {
        const isAboutIt = event.type === 'updateCard' && event.card.id === id;
        if (isAboutIt || event.type === 'welcome' || event.type === 'reset') void store.load();
      });
    });
    return () => {
      isShown = false;
      listener?.unsubscribe();
    };
  }, [root, id, store]);
}
