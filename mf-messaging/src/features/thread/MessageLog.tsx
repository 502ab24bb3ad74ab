import { Button, deviceTimeZone, Notice } from '@moien/shared-lib/ui';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import { LogRow } from './LogRow.tsx';
import { dayIndexOf, logEntries } from './log-entries.ts';
import styles from './MessageLog.module.css';
import { ToEndButton } from './ToEndButton.tsx';
import type { ThreadStore } from './thread-store.ts';
import { useArrivedCount } from './use-arrived-count.ts';
import { isSought, useFirstPlace } from './use-first-place.ts';
import { useReadReceipt } from './use-read-receipt.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

type MessageLogProps = {
  store: ThreadStore;
  outbox: OutboxStore;
  label: string;
  /** Whether somebody looks at it; only then does what is in sight count as read. */
  isAttended: boolean;
};

const ESTIMATED_PIXELS = 64;
/** Older messages are asked for this many rows before the first is in sight. */
const ROWS_AHEAD = 18;

/** Of the messages only those near the window are drawn. It stays at its end unless one has scrolled. */
export const MessageLog = observer(function MessageLog(props: MessageLogProps) {
  const { store, outbox, label, isAttended } = props;
  const { t } = useTranslation('messaging');
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { sides, messages = [] } = store;
  const entries = logEntries(messages, sides ? outbox.of(sides) : [], deviceTimeZone());
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_PIXELS,
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: 8,
    rangeExtractor: (range) => withDay(range, dayIndexOf(entries, range.startIndex)),
    anchorTo: 'end',
    followOnAppend: true,
  });
  const items = rows.getVirtualItems();
  const first = rows.range?.startIndex ?? 0;
  const shownDay = dayIndexOf(entries, first);
  useEffect(() => {
    if (first < ROWS_AHEAD && !store.hasOlderFailed) void store.loadOlder();
  }, [first, store, store.hasOlder, store.hasOlderFailed, messages.length]);
  useFirstPlace(rows, entries, store);
  const isEndNear = useStayAtEnd(rows, entries, { scroller, content, soughtSeq: store.soughtSeq });
  const arrivedCount = useArrivedCount(store, isEndNear);
  useReadReceipt(store, scroller, isAttended);
  const goToEnd = () => {
    scroller.current?.focus({ preventScroll: true });
    rows.scrollToEnd({ behavior: 'instant' });
  };
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keys */}
      <div ref={scroller} className={styles.log} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        {store.hasOlderFailed && (
          <Notice
            tone="error"
            isAlert
            action={<Button onClick={() => void store.loadOlder()}>{t('retry')}</Button>}
          >
            {t('older-failed')}
          </Notice>
        )}
        <div ref={content} className={styles.rows} style={{ blockSize: rows.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const entry = entries[index];
            return (
              entry && (
                <div
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  className={styles.row}
                  data-is-sought={isSought(entry, store) || undefined}
                  data-stays={index === shownDay || undefined}
                  style={index === shownDay ? undefined : { transform: `translateY(${start}px)` }}
                >
                  <LogRow entry={entry} store={store} outbox={outbox} />
                </div>
              )
            );
          })}
        </div>
      </div>
      {!isEndNear && <ToEndButton count={arrivedCount} onPress={goToEnd} />}
    </div>
  );
});

/** The rows near the window, and before them the day of the first one, which stays at the top. */
function withDay(range: Range, dayIndex: number): number[] {
  const near = defaultRangeExtractor(range);
  return dayIndex < 0 || near.includes(dayIndex) ? near : [dayIndex, ...near];
}
