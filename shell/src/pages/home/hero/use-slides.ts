import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { expectNext, firstSlide, SLIDE_MILLISECONDS, step, swipeSteps } from './slides.ts';

/** Which picture is shown, and what brings the next: time, while somebody wants it, a button or a finger. */
export function useSlides(count: number) {
  const [slides, setSlides] = useState(firstSlide);
  const [isPlaying, setPlaying] = useState(false);
  const isHeld = useRef(false);
  const touch = useRef({ x: 0, y: 0 });

  useEffect(() => setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    let isPrepared = false;
    const timer = setInterval(() => {
      if (isHeld.current || document.hidden) return;
      const isReady = isPrepared;
      setSlides((current) => (isReady ? step(current, 1, count) : expectNext(current, count)));
      isPrepared = !isReady;
    }, SLIDE_MILLISECONDS / 2);
    return () => clearInterval(timer);
  }, [isPlaying, count]);

  const show = (steps: number) => {
    setPlaying(false);
    setSlides((current) => expectNext(step(current, steps, count), count));
  };
  const hold = (isHolding: boolean) => () => {
    isHeld.current = isHolding;
  };
  return {
    ...slides,
    isPlaying,
    toggle: () => setPlaying((wasPlaying) => !wasPlaying),
    show,
    attributes: {
      onPointerEnter: hold(true),
      onPointerLeave: hold(false),
      onFocus: hold(true),
      onBlur: hold(false),
      onTouchStart: ({ touches }: TouchEvent) => {
        const finger = touches.item(0);
        if (finger) touch.current = { x: finger.clientX, y: finger.clientY };
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const finger = changedTouches.item(0);
        const steps = finger ? swipeSteps(touch.current, { x: finger.clientX, y: finger.clientY }) : 0;
        if (steps !== 0) show(steps);
      },
    },
  };
}
