import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Anchor, anchorOf, canAnchor } from './anchor.ts';
import type { MapStore } from './map-store.ts';
import type { MapView } from './map-view.ts';

type AnchorOptions = {
  view: MapView | undefined;
  homes: MapStore['homes'];
  /** @param covered of the map's height from below, in pixels: nothing where the card stands at its pin */
  onShown: (covered: number) => void;
};

/**
 * Puts the card of a home at its pin, as often as the map moves, where the map has room for both; elsewhere
 * it stands at the foot of the map. Says how much of the map that covers each time other homes are in it.
 */
export function useAnchor({ view, homes, onShown }: AnchorOptions): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const announce = useEffectEvent(onShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other homes are of another height
  useLayoutEffect(() => {
    const element = card.current;
    const ground = view?.map.getContainer();
    if (!element || !ground) return;
    const place = () => write(element, anchored(element, ground));
    const { height, bottom } = ground.getBoundingClientRect();
    place();
    if (height > 0) announce(element.dataset.side ? 0 : bottom - element.getBoundingClientRect().top);
    place();
    view?.map.on('move zoomend resize', place);
    return () => {
      view?.map.off('move zoomend resize', place);
    };
  }, [homes, view]);
  return card;
}

function anchored(card: HTMLElement, ground: HTMLElement): Anchor | undefined {
  const map = ground.getBoundingClientRect();
  const pin = ground.querySelector('[data-is-chosen]')?.firstElementChild?.getBoundingClientRect();
  if (!pin || !canAnchor(map)) return undefined;
  card.dataset.side ??= 'below';
  const { offsetWidth: width, offsetHeight: height } = card;
  return anchorOf(
    map,
    { x: (pin.left + pin.right) / 2, top: pin.top, bottom: pin.bottom },
    { width, height },
  );
}

function write({ dataset, style }: HTMLElement, anchor: Anchor | undefined) {
  if (!anchor) {
    delete dataset.side;
    return;
  }
  dataset.side = anchor.side;
  style.setProperty('--card-x', `${anchor.x}px`);
  style.setProperty('--card-y', `${anchor.y}px`);
  style.setProperty('--card-arrow', `${anchor.arrow}px`);
}
