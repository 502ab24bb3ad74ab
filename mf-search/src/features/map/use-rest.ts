import type { SearchQuery } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchStore } from '../search-state/search-store.ts';
import { choosePlace } from '../search-state/search-transitions.ts';
import { mapStore } from './map-store.ts';
import type { MapView } from './map-view.ts';
import { boundsText } from './view-bounds.ts';

/** A map that has not moved for so long is where somebody wants it. */
const REST_MILLISECONDS = 400;

export type SearchHere = {
  isSearchedAsMoved: boolean;
  /** Somebody has moved the map and it does not search by itself. */
  isOffered: boolean;
  searchHere: () => void;
};

export type Searched = {
  query: SearchQuery;
  /** Whose homes are on the map: the search itself, or a looser one. */
  pinned: SearchQuery;
};

/**
 * What happens once the map has come to rest: its pins are asked for, and if wished the search looks where it
 * does.
 */
export function useRest(view: MapView | undefined, { query, pinned }: Searched): SearchHere {
  const { navigation } = useRootStore();
  const [store, search] = [useFeatureStore(mapStore), useFeatureStore(searchStore)];
  const [isMovedAway, setIsMovedAway] = useState(false);
  const { isSearchedAsMoved } = store;

  const searchHere = useEffectEvent(() => {
    if (!view) return;
    const bounds = boundsText(view.view.bounds);
    const next = choosePlace(query, { kind: 'map', bounds });
    // While the map moves on, its last place makes room for the next: Back leads to the search before.
    const isReplacing = store.sought !== undefined && query.locationParameters.bounds === store.sought;
    const href = navigation.hrefTo({ route: 'search', search: search.addressOf(next) });
    store.seek(bounds);
    setIsMovedAway(false);
    void store.show(next, view.view);
    if (href) void navigation.visit(href, { isReplacing });
  });
  const rest = useEffectEvent((isByPerson: boolean) => {
    if (!view) return;
    if (isByPerson && isSearchedAsMoved) return searchHere();
    setIsMovedAway(isByPerson);
    void store.show(pinned, view.view);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = view?.onRest((isByPerson) => {
      clearTimeout(timer);
      if (isByPerson) timer = setTimeout(rest, REST_MILLISECONDS, true);
      else rest(false);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [view]);
  return { isSearchedAsMoved, isOffered: isMovedAway && !isSearchedAsMoved, searchHere };
}
