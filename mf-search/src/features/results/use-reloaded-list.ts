import { useIsAlive } from '@moien/shared-lib';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * A document that is loaded again begins with the page that was on top; the router scrolls it to where the
 * whole list was. What is beyond that page is not where somebody was: they begin at its top.
 */
export function useReloadedList(list: RefObject<HTMLElement | null>, firstPage: number): void {
  const isAlive = useIsAlive();
  const [isOfDocument] = useState(!isAlive);
  useLayoutEffect(() => {
    const page = list.current?.querySelector('[data-page]');
    if (!isOfDocument || firstPage === 1 || !page) return;
    if (page.getBoundingClientRect().bottom < 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [list, isOfDocument, firstPage]);
}
