import { useEffect, useState } from 'react';
import type { HeldBooking } from './checkout.ts';

const SECOND = 1000;

/** Of a hold, by a clock that nobody can set. Undefined without something that ends. */
export function useSecondsLeft(held: HeldBooking | undefined): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!held?.booking.deadline) return;
    const tick = () => setNow(performance.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [held]);
  if (!held?.booking.deadline) return undefined;
  const passed = Math.max(0, (now ?? held.receivedAt) - held.receivedAt);
  return Math.max(0, held.booking.deadline.secondsLeft - Math.floor(passed / SECOND));
}

/** `14:02` */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
