import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { LogEntry } from './log-entries.ts';
import type { ThreadStore } from './thread-store.ts';

type Rows = Pick<Virtualizer<HTMLDivElement, Element>, 'scrollToIndex' | 'scrollToEnd'>;
type Sought = Pick<ThreadStore, 'soughtSeq' | 'isSeeking' | 'loadOlder'>;

export function isSought(entry: LogEntry, { soughtSeq }: Pick<ThreadStore, 'soughtSeq'>): boolean {
  return entry.kind === 'message' && entry.message.seq === soughtSeq;
}

/** Scrolls once: to the message that is sought as soon as it is there, otherwise to the end. */
export function useFirstPlace(rows: Rows, entries: readonly LogEntry[], store: Sought): void {
  const { soughtSeq, isSeeking } = store;
  const placedAt = useRef<number | 'end' | undefined>(undefined);
  useEffect(() => {
    const place = soughtSeq ?? 'end';
    if (placedAt.current === place) return;
    if (isSeeking) {
      void store.loadOlder();
      return;
    }
    placedAt.current = place;
    const index = entries.findIndex((entry) => isSought(entry, { soughtSeq }));
    if (index < 0) rows.scrollToEnd({ behavior: 'instant' });
    else rows.scrollToIndex(index, { align: 'center', behavior: 'auto' });
  }, [rows, entries, store, soughtSeq, isSeeking]);
}
