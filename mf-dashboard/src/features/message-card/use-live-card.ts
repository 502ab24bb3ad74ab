import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';

/** How long the first reading waits for a connection that is being opened. */
const PATIENCE_MILLISECONDS = 1000;

/**
 * Reads what a card shows, and again when the stream of specification §7 says that it has changed. The first
 * reading comes after the connection: nothing is missed in between, and nothing is read twice.
 */
export function useLiveCard(id: string, store: Pick<RentalBookingStore, 'choose' | 'load'>): void {
  const root = useRootStore();
  useEffect(() => {
    let isShown = true;
    let listener: { unsubscribe: () => void } | undefined;
    const read = () => {
      clearTimeout(patience);
      void store.load();
    };
    const patience = setTimeout(read, PATIENCE_MILLISECONDS);
    store.choose(id);
    void root.realtime.then((realtime) => {
      if (!isShown) return;
      listener = realtime?.events.subscribe((event) => {
        const isAboutIt = event.type === 'updateCard' && event.card.id === id;
        if (isAboutIt || event.type === 'welcome' || event.type === 'reset') read();
      });
      if (!realtime || realtime.isConnected()) read();
    });
    return () => {
      isShown = false;
      clearTimeout(patience);
      listener?.unsubscribe();
    };
  }, [root, id, store]);
}
