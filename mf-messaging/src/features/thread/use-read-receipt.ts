import { reaction } from 'mobx';
import { type RefObject, useEffect } from 'react';
import type { ThreadStore } from './thread-store.ts';

/** How long a message is in sight before it counts as read. */
const SEEN_MILLISECONDS = 1000;
/** Of the end of the log, which counts as its end. */
const END_PIXELS = 80;

/** Tells the other side that the newest message was read: in a tab that is seen and has the focus. */
export function useReadReceipt(
  store: ThreadStore,
  scroller: RefObject<HTMLElement | null>,
  isAttended: boolean,
): void {
  useEffect(() => {
    if (!isAttended) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const seq = store.messages?.at(-1)?.seq;
      if (seq === undefined || !isSeen(scroller.current)) return;
      timer = setTimeout(() => isSeen(scroller.current) && void store.markRead(seq), SEEN_MILLISECONDS);
    };
    const stop = reaction(() => store.messages?.at(-1)?.seq, look, { fireImmediately: true });
    const element = scroller.current;
    element?.addEventListener('scroll', look, { passive: true });
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      stop();
      clearTimeout(timer);
      element?.removeEventListener('scroll', look);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [store, scroller, isAttended]);
}

function isSeen(log: HTMLElement | null): boolean {
  if (!log || document.hidden || !document.hasFocus()) return false;
  return log.scrollHeight - log.scrollTop - log.clientHeight < END_PIXELS;
}
