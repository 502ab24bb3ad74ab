import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has more beside it than it shows; false until the page is alive. */
export function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolling(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isScrolling;
}
