import { type PointerEvent, useRef } from 'react';

/** Pixels after which a movement is a swipe, and after which letting go ends it. */
const start = 8;
const enough = 96;

/** Pixels a millisecond: a flick ends it sooner. */
const flick = 0.5;

/**
 * Lets a finger or the pointer push an element away sideways; up and down scroll the page as ever. The
 * element's style reads `--swipe` (how far, a length) and `data-swiping`.
 */
export function useSwipeAway(onAway: () => void) {
  const origin = useRef<{ x: number; time: number } | undefined>(undefined);

  const begin = (event: PointerEvent<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (event.isPrimary && event.button === 0 && !isOnButton) {
      origin.current = { x: event.clientX, time: event.timeStamp };
    }
  };
  const move = ({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!origin.current) return;
    const distance = clientX - origin.current.x;
    if (Math.abs(distance) < start && currentTarget.dataset.swiping === undefined) return;
    currentTarget.dataset.swiping = '';
    currentTarget.setPointerCapture?.(pointerId);
    currentTarget.style.setProperty('--swipe', `${distance}px`);
  };
  const end = ({ type, clientX, timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!origin.current) return;
    const distance = Math.abs(clientX - origin.current.x);
    const speed = distance / Math.max(1, timeStamp - origin.current.time);
    origin.current = undefined;
    if (currentTarget.dataset.swiping === undefined) return;
    if (type === 'pointerup' && (distance >= enough || speed >= flick)) return onAway();
    delete currentTarget.dataset.swiping;
    currentTarget.style.removeProperty('--swipe');
  };

  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}
