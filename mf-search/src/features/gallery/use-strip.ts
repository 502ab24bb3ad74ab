import { useLayoutEffect, useRef, useState } from 'react';

/** How far from a picture's place a strip counts as still, in widths of a picture. */
const STILL = 0.02;

/**
 * A row of pictures, each as wide as the row, which snaps; swiping is the browser's own scrolling.
 * In a column more than one is seen.
 */
export function useStrip<Strip extends HTMLElement>(opened: number | undefined, isColumn = false) {
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
    if (isColumn && strip.current) return setIndex(indexInColumn(strip.current));
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

/** Shows a picture of a row or a column that has just got a size. @returns its place */
export function reveal(strip: HTMLElement | null, index: number, isColumn: boolean): Element | undefined {
  const place = strip?.children[index];
  if (!strip || !place) return undefined;
  if (isColumn) strip.scrollTo?.({ top: columnTopOf(strip, index), behavior: 'instant' });
  else place.scrollIntoView?.({ behavior: 'instant', block: 'nearest', inline: 'center' });
  return place;
}

/**
 * Which picture of a column is shown: that at a line which wanders from its upper edge, at the begin of the
 * column, to its lower edge at the end, so that the first and the last have their turn.
 */
function indexInColumn(column: HTMLElement): number {
  const { children, scrollTop, scrollHeight, clientHeight } = column;
  const { top, height } = column.getBoundingClientRect();
  const line = top + (height * scrollTop) / Math.max(1, scrollHeight - clientHeight);
  const index = [...children].findIndex((child) => child.getBoundingClientRect().bottom > line);
  return index === -1 ? children.length - 1 : index;
}

/**
 * @returns how far a column is scrolled when that line lies in a picture, in pixels: at the upper edge of the
 * first, at the lower edge of the last
 */
function columnTopOf(column: HTMLElement, index: number): number {
  const { children, scrollTop, scrollHeight, clientHeight } = column;
  const { top = 0, height = 0 } = children[index]?.getBoundingClientRect() ?? {};
  const part = index / Math.max(1, children.length - 1);
  const place = top + part * height - column.getBoundingClientRect().top + scrollTop;
  return (place * (scrollHeight - clientHeight)) / Math.max(1, scrollHeight);
}

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo?.({ left: index * strip.clientWidth, behavior });
}
