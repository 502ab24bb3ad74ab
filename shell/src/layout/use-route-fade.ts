import { ROUTE_FADE_MILLISECONDS } from '@moien/contract';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Fades each new page in (specification §9), but not the one that the server has already shown. */
export function useRouteFade() {
  const element = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // Before it is painted: otherwise it would be seen for a moment, and then fade in.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = element.current;
    main?.setAttribute('data-fading', '');
    main?.focus({ preventScroll: true });
    const timer = setTimeout(() => main?.removeAttribute('data-fading'), ROUTE_FADE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return element;
}
