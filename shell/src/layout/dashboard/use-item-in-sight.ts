import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a menu until its current item stands in the middle, as far as it goes; the page stays. */
export function useItemInSight(menu: RefObject<HTMLElement | null>, current: string | undefined): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const item = current && menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (!menu.current || !item) return;
    const { clientWidth, clientHeight } = menu.current;
    menu.current.scrollTo?.({
      left: item.offsetLeft - (clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (clientHeight - item.offsetHeight) / 2,
      behavior: isFirst.current ? 'instant' : 'auto',
    });
    isFirst.current = false;
  }, [menu, current]);
}
