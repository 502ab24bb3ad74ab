import type { PropertyPage, SearchQuery } from '@moien/contract';
import { useEffect, useState } from 'react';
import { LazyMapPart } from './lazy-results.ts';
import styles from './Results.module.css';

/** List and map have room beside each other (specification §9). */
const WIDE = '(min-width: 65em)';

type MapPlaceProps = {
  /** Undefined when the homes did not come. */
  page: PropertyPage | undefined;
  query: SearchQuery;
  /** On a screen with room for one of them. */
  isAskedFor: boolean;
};

/**
 * The room of the map. On wide screens it is drawn once the page is at rest, on others when somebody asks for
 * it.
 */
export function MapPlace({ page, query, isAskedFor }: MapPlaceProps) {
  const isAtRest = useWideAtRest();
  return (
    <div className={styles.map} data-scripted>
      {(isAskedFor || isAtRest) && <LazyMapPart page={page} query={query} />}
    </div>
  );
}

function useWideAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    let ask: number | undefined;
    const follow = () => {
      if (!wide.matches) setAtRest(false);
      else ask = whenIdle(() => setAtRest(wide.matches));
    };
    follow();
    wide.addEventListener('change', follow);
    return () => {
      wide.removeEventListener('change', follow);
      if (ask !== undefined) window.cancelIdleCallback?.(ask);
    };
  }, []);
  return isAtRest;
}

/** Safari has no idle callbacks: a task later is as near as it comes. */
function whenIdle(work: () => void): number | undefined {
  if ('requestIdleCallback' in window) return window.requestIdleCallback(work, { timeout: 4000 });
  setTimeout(work, 200);
  return undefined;
}
