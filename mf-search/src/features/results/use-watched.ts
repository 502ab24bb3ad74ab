import { type RefObject, useEffect, useRef } from 'react';

/** Tells when an element comes into the window, enlarged by the margins, and when it goes. */
export function useWatched(
  element: RefObject<Element | null>,
  rootMargin: string,
  onChange: (isInside: boolean, height: number) => void,
) {
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // A list that is hidden behind the map is nowhere, but has not been left.
        if (!entry || entry.boundingClientRect.width === 0) return;
        told.current(entry.isIntersecting, entry.boundingClientRect.height);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
}
