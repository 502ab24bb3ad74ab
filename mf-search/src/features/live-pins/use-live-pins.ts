import type { PinMap } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { livePinsStore } from './live-pins-store.ts';

/**
 * Keeps the pins of a map up to date while it is shown.
 * @param query of `findPins`, as the map has asked for it; empty before
 * @param onChange is given all pins of that query; what the map shows already is given, too
 */
export function useLivePins(query: string, onChange: (pinMap: PinMap) => void) {
  const store = useFeatureStore(livePinsStore);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const stop = store.follow((pinMap) => notify(pinMap));
    return () => {
      stop();
      store.show('');
    };
  }, [store]);
  useEffect(() => store.show(query), [store, query]);
}
