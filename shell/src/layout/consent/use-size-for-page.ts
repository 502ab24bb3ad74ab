import { type RefObject, useLayoutEffect } from 'react';

const HEIGHT = '--consent-height';

/** Tells the page how high the element is: so much of its end stays free, that nothing ends up behind it. */
export function useSizeForPage(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(HEIGHT, `${current.offsetHeight}px`);
    const observer = new ResizeObserver(publish);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [element]);
}
