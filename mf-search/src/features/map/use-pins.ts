import {
  type PinCluster,
  type PropertySummary,
  RANKED_PINS_MAXIMUM,
  type SearchQuery,
} from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { autorun } from 'mobx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { highlightStore } from '../highlight/highlight-store.ts';
import type { DrawnPin } from './drawn-pin.ts';
import { mapStore, type PinItem } from './map-store.ts';
import type { MapView } from './map-view.ts';
import { boundsOfPins } from './pin-bounds.ts';
import { keyOf } from './pin-key.ts';
import { PinLayer } from './pin-layer.ts';
import { pinText, shortPinText } from './pin-text.ts';
import { reservedName } from './reserved-name.ts';
import { drawTowns } from './town-layer.ts';

type Found = {
  /** Those that the page knows by name. */
  homes: readonly PropertySummary[];
  query: SearchQuery;
  /** They are of a looser search: all are dots. */
  isLooser: boolean;
};

/** So much of the map one home that was pressed covers from below until it is measured, in pixels. */
const CARD_HEIGHT = 220;
/** Between a pin and what lies below it, in pixels. */
const PIN_ROOM = 28;

/** Pins of the store on the map; what is pressed or pointed at goes back there. */
export function usePins(view: MapView | undefined, { homes, query, isLooser }: Found) {
  const root = useRootStore();
  const { t } = useTranslation('search');
  const [store, highlight] = [useFeatureStore(mapStore), useFeatureStore(highlightStore)];
  const layer = useRef<PinLayer>(undefined);

  const describe = useEffectEvent((item: PinItem): DrawnPin => {
    const key = keyOf(item);
    const { latitude, longitude } = item;
    const isChosen = store.chosen?.key === key;
    const place = { key, latitude, longitude, isChosen };
    if (item.kind === 'cluster') {
      const text = formatNumber(item.count, root.languageTag);
      const name = t('map-cluster', { count: item.count, formatted: text });
      const isHighlighted = holds(
        item,
        homes.find(({ id }) => id === highlight.cardId),
      );
      return { ...place, kind: 'cluster', homeCount: item.count, text, name, isHighlighted };
    }
    const title = homes.find(({ id }) => id === item.propertyId)?.title ?? t('map-home');
    const isHighlighted = highlight.cardId === item.propertyId;
    if (!item.price) return { ...place, kind: 'home', text: '', name: title, isHighlighted };
    const { price } = item;
    // What is not among the best stands after them, and has its price where there is room.
    const rank = isLooser ? undefined : (item.rank ?? RANKED_PINS_MAXIMUM + 1);
    const name = t(`map-pin-${price.kind}`, { title, price: pinText(price, root) });
    const text = shortPinText(price, root);
    return { ...place, kind: 'home', text, priceKind: price.kind, rank, name, isHighlighted };
  });

  const nameGroup = useEffectEvent((count: number) => {
    const text = formatNumber(count, root.languageTag);
    return { text, name: t('map-cluster', { count, formatted: text }) };
  });
  const press = useEffectEvent((target: MapView, key: string, others: readonly string[]) => {
    const item = store.pins.find((candidate) => keyOf(candidate) === key);
    if (!item) return;
    if (others.length > 0) {
      store.leave();
      const keys = [key, ...others];
      return target.zoomTo(boundsOfPins(store.pins.filter((each) => keys.includes(keyOf(each)))));
    }
    if (store.chosen?.key === key) return leave();
    const ids = item.kind === 'cluster' ? item.propertyIdArray : [item.propertyId];
    if (item.kind === 'cluster' && ids.length === 0) {
      store.leave();
      return target.zoomTo(item.bounds);
    }
    target.reveal(item, CARD_HEIGHT);
    void store.choose({ key, propertyIdArray: ids }, homes, query);
  });
  const point = useEffectEvent((key: string | undefined) => {
    const item = store.pins.find((candidate) => keyOf(candidate) === key);
    highlight.pointAtPin(item?.kind === 'property' ? item.propertyId : undefined);
  });
  /** The pin that was pressed stays in sight above what is told of it. */
  const revealChosen = (covered: number) => {
    const chosen = store.pins.find((pin) => keyOf(pin) === store.chosen?.key);
    if (chosen) view?.reveal(chosen, covered + PIN_ROOM);
  };
  const leave = () => {
    const key = store.chosen?.key;
    store.leave();
    if (key !== undefined) layer.current?.focus(key);
  };

  useEffect(() => {
    if (!view) return;
    const cities = root.essentials.essentials.cityArray.toSorted(
      (one, other) => other.propertyCount - one.propertyCount,
    );
    const drawn = new PinLayer(view, {
      onPress: (key, others) => press(view, key, others),
      onPoint: (key) => point(key),
      nameGroup: (count) => nameGroup(count),
      reserved: (map) => reservedName(map, cities, (city) => root.essentials.cityName(city)),
    });
    layer.current = drawn;
    const leaveHomes = () => store.leave();
    view.map.on('click', leaveHomes);
    drawTowns(view.map, root.essentials.essentials.cityArray);
    const stop = autorun(() => drawn.update(store.pins.map((item) => describe(item))));
    return () => {
      stop();
      view.map.off('click', leaveHomes);
      highlight.pointAtPin(undefined);
    };
  }, [view, store, highlight, root]);

  // Their names are those of the page's homes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that knows others writes them anew
  useEffect(() => layer.current?.update(store.pins.map((item) => describe(item))), [homes, isLooser, store]);
  return { leave, revealChosen };
}

/** A cluster that zooming in parts names no homes: where they are says whether it holds one. */
function holds({ bounds, propertyIdArray }: PinCluster, home: PropertySummary | undefined): boolean {
  if (!home) return false;
  if (propertyIdArray.length > 0) return propertyIdArray.includes(home.id);
  const { latitude, longitude } = home;
  const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;
  return isBetween(latitude, bounds.south, bounds.north) && isBetween(longitude, bounds.west, bounds.east);
}
