import { useLayoutEffect, useRef, useState } from 'react';

/** How far from a picture's place a strip counts as still, in widths of a picture. */
const STILL = 0.02;

/** A row of pictures, each as wide as the row, which snaps; swiping is the browser's own scrolling. */
export function useStrip<Strip extends HTMLElement>(opened: number | undefined) {
  const strip = useRef<Strip>(null);
  const [index, setIndex] = useState(opened ?? 0);
  /** Where the row is going by itself: what it passes on the way is not what is shown. */
  const aim = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (opened === undefined) return;
    aim.current = undefined;
    setIndex(opened);
    scrollTo(strip.current, opened, 'instant');
  }, [opened]);
  const show = (target: number) => {
    aim.current = target;
    setIndex(target);
    scrollTo(strip.current, target, 'auto');
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    const place = scrollLeft / clientWidth;
    const nearest = Math.round(place);
    if (!(Math.abs(place - nearest) < STILL) || (aim.current ?? nearest) !== nearest) return;
    aim.current = undefined;
    setIndex(nearest);
  };
  /** Somebody takes the row in hand. */
  const letGo = () => {
    aim.current = undefined;
  };
  const handlers = { onScroll, onTouchStart: letGo, onWheel: letGo };
  return { strip, index, show, handlers };
}

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo?.({ left: index * strip.clientWidth, behavior });
}
