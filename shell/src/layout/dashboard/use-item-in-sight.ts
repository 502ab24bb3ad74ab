import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a menu, and not the page, to its current item: where that is not seen beside the first one, it
 * takes the place of the first one.
 */
export function useItemInSight(menu: RefObject<HTMLElement | null>, current: string | undefined): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const item = current && menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (!menu.current || !item) return;
    const { clientWidth, clientHeight } = menu.current;
    const start = menu.current.querySelector('a')?.offsetLeft ?? 0;
    const isSeenAtStart = item.offsetLeft + item.offsetWidth <= clientWidth - start;
    menu.current.scrollTo?.({
      // In line with the page, so that nothing is cut before it.
      left: isSeenAtStart ? 0 : item.offsetLeft - start,
      top: item.offsetTop - (clientHeight - item.offsetHeight) / 2,
      behavior: isFirst.current ? 'instant' : 'auto',
    });
    isFirst.current = false;
  }, [menu, current]);
}
