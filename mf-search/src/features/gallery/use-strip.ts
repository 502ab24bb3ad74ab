import { useLayoutEffect, useRef, useState } from 'react';

/** A row as wide as the window for each picture, which snaps; swiping is the browser's own scrolling. */
export function useStrip(count: number, opened: number | undefined) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(opened ?? 0);
  useLayoutEffect(() => {
    if (opened === undefined) return;
    setIndex(opened);
    scrollTo(strip.current, opened, 'instant');
  }, [opened]);
  const show = (wanted: number) => {
    const target = Math.min(count - 1, Math.max(0, wanted));
    setIndex(target);
    scrollTo(strip.current, target, 'auto');
  };
  /** Between two pictures the nearer one counts. */
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    const isMoving =
      clientWidth > 0 && Math.abs(scrollLeft / clientWidth - Math.round(scrollLeft / clientWidth)) > 0.02;
    if (clientWidth > 0 && !isMoving) setIndex(Math.round(scrollLeft / clientWidth));
  };
  return { strip, index, show, onScroll };
}

function scrollTo(strip: HTMLUListElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo?.({ left: index * strip.clientWidth, behavior });
}
