import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LogEntry } from './log-entries.ts';

type Rows = Pick<Virtualizer<HTMLDivElement, Element>, 'scrollToEnd'>;
type Log = {
  scroller: RefObject<HTMLElement | null>;
  /** What holds the rows: its height is that of all of them. */
  content: RefObject<HTMLElement | null>;
  /** Of the message at which it is to be; without, at its end. */
  soughtSeq: number | undefined;
};

/** So far from its end a log is at it: heights are rounded. */
const END_PIXELS = 2;
/** So far from its end a line or two are below what is in sight. */
const NEAR_PIXELS = 120;

/**
 * A log that is at its end stays there, whatever becomes higher: what has been chosen to be sent and who is
 * writing take room below it, and a message that was on its way gets a day or a picture. The virtual list
 * looks at its end only when a row is added or measured. Who scrolls up stays there until they write.
 * @returns whether the end is in sight, or nearly
 */
export function useStayAtEnd(rows: Rows, entries: readonly LogEntry[], log: Log): boolean {
  const { scroller, content, soughtSeq } = log;
  const isAtEnd = useRef(soughtSeq === undefined);
  const [isEndNear, setEndNear] = useState(true);
  const newest = entries.at(-1);
  const writtenKey = newest?.kind === 'pending' ? newest.key : undefined;
  const knownKey = useRef(writtenKey);
  useEffect(() => {
    isAtEnd.current = soughtSeq === undefined;
  }, [soughtSeq]);
  useEffect(() => {
    if (writtenKey === undefined || writtenKey === knownKey.current) return;
    knownKey.current = writtenKey;
    isAtEnd.current = true;
    rows.scrollToEnd({ behavior: 'instant' });
  }, [writtenKey, rows]);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    let top = element.scrollTop;
    const follow = () => {
      const isUpward = element.scrollTop < top;
      top = element.scrollTop;
      if (distanceFromEnd(element) <= END_PIXELS) isAtEnd.current = true;
      else if (isUpward) isAtEnd.current = false;
      setEndNear(isNear(element));
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current && distanceFromEnd(element) > END_PIXELS) rows.scrollToEnd({ behavior: 'instant' });
      setEndNear(isAtEnd.current || isNear(element));
    });
    observer.observe(element);
    observer.observe(content.current);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [rows, scroller, content]);
  return isEndNear;
}

function isNear(element: HTMLElement): boolean {
  return distanceFromEnd(element) <= NEAR_PIXELS;
}

function distanceFromEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}
