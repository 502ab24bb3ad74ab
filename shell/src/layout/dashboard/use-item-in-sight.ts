import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Beside its edges a row that goes on fades out over 24 pixels. */
const CLEAR_PIXELS = 28;

/**
 * Scrolls a menu, and not the page, to its current item. Where that is seen from the start, the menu stays
 * there; else a row begins with the item, clear of the fade, and a column has it in the middle.
 */
export function useItemInSight(menu: RefObject<HTMLElement | null>, current: string | undefined): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const item = current && menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (!menu.current || !item) return;
    const { clientWidth, clientHeight } = menu.current;
    const isSeenAtStart = item.offsetLeft + item.offsetWidth <= clientWidth - CLEAR_PIXELS;
    const isSeenAtTop = item.offsetTop + item.offsetHeight <= clientHeight - CLEAR_PIXELS;
    menu.current.scrollTo?.({
      left: isSeenAtStart ? 0 : item.offsetLeft - CLEAR_PIXELS,
      top: isSeenAtTop ? 0 : item.offsetTop - (clientHeight - item.offsetHeight) / 2,
      behavior: isFirst.current ? 'instant' : 'auto',
    });
    isFirst.current = false;
  }, [menu, current]);
}
