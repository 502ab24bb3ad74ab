import { type Bounds, DEFAULT_COORDINATES, parseBounds, parseCoordinates } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mapStore } from './map-store.ts';
import type { MapView } from './map-view.ts';
import type { Searched } from './use-rest.ts';
import { pinQuery, placeKey } from './view-bounds.ts';

const PLACE_ZOOM = 12;
const REGION_ZOOM = 9;

type Followed = Searched & {
  /** Of the homes that were found; undefined while they are not known. */
  bounds: Bounds | null | undefined;
};

/**
 * The map shows where the search looks: it follows another place, Back and Forward, but not what it has asked
 * for itself.
 */
export function useFollowedPlace(view: MapView | undefined, { query, pinned, bounds }: Followed) {
  const { essentials } = useRootStore();
  const store = useFeatureStore(mapStore);

  const follow = useEffectEvent((target: MapView) => {
    const { locationParameters, propertyParameters } = query;
    const own = parseBounds(locationParameters.bounds ?? '');
    if (own) return target.restore(own);
    if (bounds) return target.fit(bounds);
    const city = essentials.cityById.get(propertyParameters.cityId ?? 0);
    const place = city ?? parseCoordinates(locationParameters.currentCoordinates ?? '');
    if (place) return target.centre(place, PLACE_ZOOM);
    target.centre(DEFAULT_COORDINATES, REGION_ZOOM);
  });

  const place = placeKey(query);
  const isOwn = useEffectEvent(
    () => store.sought !== undefined && query.locationParameters.bounds === store.sought,
  );
  const isKnown = bounds !== undefined;
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!view) return;
    // Without homes it stays where it is, and goes with them; where it has gone already, it may have been
    // moved since.
    if (view.isShown && (!isKnown || followed.current === place)) return;
    if (isKnown) followed.current = place;
    if (isOwn() && view.isShown) return;
    store.seek(undefined);
    follow(view);
  }, [view, place, isKnown, store]);

  // The same place searched otherwise: only its pins are others.
  const filters = view ? pinQuery(pinned, { bounds: NOWHERE, zoom: 0 }).toString() : '';
  const ask = useEffectEvent(() => {
    if (view?.isShown) void store.show(pinned, view.view);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched is what the pins are asked for
  useEffect(() => ask(), [view, filters]);
}

const NOWHERE: Bounds = { south: 0, west: 0, north: 1, east: 1 };
