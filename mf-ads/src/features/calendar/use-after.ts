import { useEffect, useEffectEvent } from 'react';

/** Timers that would wait for longer do not wait at all. */
const LONGEST_MILLISECONDS = 2 ** 31 - 1;

/** Calls once an instant is over, also when the device has slept meanwhile. */
export function useAfter(instant: string | undefined, onOver: () => void): void {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (instant === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = Date.parse(instant) - Date.now();
      if (left <= 0) end();
      else timer = setTimeout(look, Math.min(left, LONGEST_MILLISECONDS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [instant]);
}
