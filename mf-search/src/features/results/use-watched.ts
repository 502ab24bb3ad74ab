import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when an element enters the window, enlarged by the margins, and when it leaves. */
export function useWatched(
  element: RefObject<Element | null>,
  rootMargin: string,
  onChange: (isInside: boolean, height: number) => void,
) {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // A list that is hidden behind the map is nowhere, but has not been left.
        if (!entry || entry.boundingClientRect.width === 0) return;
        latest.current(entry.isIntersecting, entry.boundingClientRect.height);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
}
