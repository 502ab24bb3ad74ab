import { useRootStore } from '@moien/shared-lib';
import leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapView } from './map-view.ts';

export type Tiles = {
  /** Streets are drawn. */
  areShown: boolean;
  /** There are some, and the visitor may have them. */
  areOffered: boolean;
  /** The visitor agrees to having them from others. */
  load: () => void;
};

const NEAREST_TILE = 19;

/**
 * Streets come from others, so only after consent. What a document may fetch is fixed when it is made:
 * consent that was given on this page needs another one, which its address says in full.
 */
export function useTiles(view: MapView | undefined): Tiles {
  const { consent, choices, navigation, settings } = useRootStore();
  const url = settings.mapTilesUrl;
  const isAllowedHere = choices.consent?.externalContent ?? false;
  const areShown = url !== undefined && isAllowedHere && consent.allowsExternalContent;
  const hasAsked = useRef(false);

  useEffect(() => {
    if (!view || !areShown || url === undefined) return;
    const layer = leaflet.tileLayer(url, { maxZoom: NEAREST_TILE, referrerPolicy: 'origin' }).addTo(view.map);
    return () => {
      layer.remove();
    };
  }, [view, areShown, url]);

  const isAllowed = consent.allowsExternalContent;
  useEffect(() => {
    if (hasAsked.current && isAllowed && !isAllowedHere) navigation.shell?.openDocument();
  }, [isAllowed, isAllowedHere, navigation]);

  const load = () => {
    hasAsked.current = true;
    if (isAllowed) navigation.shell?.openDocument();
    else consent.give({ externalContent: true });
  };
  return { areShown, areOffered: url !== undefined && !areShown, load };
}
