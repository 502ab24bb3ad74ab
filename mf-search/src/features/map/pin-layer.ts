import type leaflet from 'leaflet';
import { setCoveredBoxes } from './covered-boxes.ts';
import type { DrawnPin } from './drawn-pin.ts';
import { groupPins, homeCountOf } from './group-pins.ts';
import { mainPriceKind } from './main-price-kind.ts';
import { placeElement } from './map-element.ts';
import { type MapView, PHONE_WIDTH } from './map-view.ts';
import styles from './Pin.module.css';
import type { PinShape } from './pin-places.ts';
import { clusterSizeOf, hasOtherShape } from './pin-shape.ts';

export type PinListener = {
  /** @param others keys of those for which the pin stands as well */
  onPress: (key: string, others: readonly string[]) => void;
  onPoint: (key: string | undefined) => void;
  /** What a pin says that stands for so many homes. */
  nameGroup: (count: number) => { text: string; name: string };
  /** What pins keep free of the map as it stands. */
  reserved?: (map: leaflet.Map) => readonly PinShape[];
};

type Drawn = {
  pin: DrawnPin;
  button: HTMLButtonElement;
  text: HTMLElement;
  marker: leaflet.Marker;
  isDot: boolean;
  /** Keys of those without room for which it stands. */
  others: readonly string[];
};

/** More would hide the map; on a phone they are of one kind, and all others are dots. */
const PRICES = { onPhone: 12, onWide: 36 } as const;

/** Among so few a name finds a free place by itself; more leave it none that they do not keep free. */
const FEW_PINS = 16;

/** Prices and clusters stand before dots, and what is chosen or pointed at before all. */
const LIFT = { dot: 0, large: 5000, highlight: 10_000 } as const;

/**
 * Draws pins as buttons. Those that stay between two answers are kept as they are, with focus and all: only
 * what differs is written. They stand in the document from north to south, so that the keyboard finds them in
 * an order.
 */
export class PinLayer {
  readonly #map: leaflet.Map;
  readonly #listener: PinListener;
  readonly #drawn = new Map<string, Drawn>();
  #isDragged = false;

  constructor({ map }: MapView, listener: PinListener) {
    this.#map = map;
    this.#listener = listener;
    map.on('dragstart', () => {
      this.#isDragged = true;
    });
    map.on('zoomend resize', this.#layApart, this);
  }

  update(pins: readonly DrawnPin[]) {
    const keys = new Set(pins.map(({ key }) => key));
    let isElsewhere = false;
    for (const [key, { marker }] of this.#drawn) {
      if (keys.has(key)) continue;
      isElsewhere = true;
      marker.remove();
      this.#drawn.delete(key);
    }
    let previous: Element | undefined;
    for (const pin of pins.toSorted(fromNorth)) {
      const known = this.#drawn.get(pin.key);
      const drawn = known ?? this.#draw(pin);
      isElsewhere ||= !known || hasOtherShape(known.pin, pin);
      write(drawn, pin);
      previous = putAfter(drawn.marker.getElement(), previous);
    }
    if (isElsewhere) this.#layApart();
  }

  /** Neighbours that would cover each other at this zoom. */
  #layApart() {
    const all = [...this.#drawn.values()];
    const isPhone = this.#map.getSize().x < PHONE_WIDTH;
    const shownKind = isPhone ? mainPriceKind(all.map(({ pin }) => pin.priceKind)) : undefined;
    const placed = all.map(({ pin }) => ({
      pin: isPhone && pin.priceKind !== shownKind ? { ...pin, rank: undefined } : pin,
      point: this.#map.project([pin.latitude, pin.longitude]),
    }));
    const reserved = all.length > FEW_PINS ? this.#listener.reserved?.(this.#map) : undefined;
    const layouts = groupPins(placed, isPhone ? PRICES.onPhone : PRICES.onWide, reserved);
    for (const [index, { isDot, isCovered, shift, target, group }] of layouts.entries()) {
      const drawn = all[index];
      if (!drawn) continue;
      drawn.others = group.flatMap((other) => all[other]?.pin.key ?? []);
      say(drawn, group.length > 0 ? this.#listener.nameGroup(homeCountOf(placed, index, group)) : drawn.pin);
      drawn.isDot = isDot && group.length === 0;
      drawn.button.toggleAttribute('data-is-dot', drawn.isDot);
      drawn.button.toggleAttribute('data-is-covered', isCovered);
      drawn.button.style.setProperty('--shift-x', `${shift.x}px`);
      drawn.button.style.setProperty('--shift-y', `${shift.y}px`);
      drawn.button.style.setProperty('--pin-target', `${target}px`);
      lift(drawn);
    }
    const hasDots = all.some(({ isDot, button }) => isDot && !button.hasAttribute('data-is-covered'));
    this.#map.getContainer().toggleAttribute('data-has-dots', hasDots);
    setCoveredBoxes(
      this.#map,
      layouts.flatMap(({ isCovered, box }) => (isCovered ? [] : [box])),
    );
  }

  focus(key: string) {
    this.#drawn.get(key)?.button.focus();
  }

  #draw(pin: DrawnPin): Drawn {
    const [button, text] = [document.createElement('button'), document.createElement('span')];
    button.type = 'button';
    button.className = styles.pin ?? '';
    button.dataset.kind = pin.kind;
    text.className = styles.text ?? '';
    button.append(text);
    const drawn: Drawn = {
      pin: { ...pin, text: '', name: '' },
      isDot: false,
      button,
      text,
      marker: placeElement(this.#map, button, pin),
      others: [],
    };
    this.#listen(drawn);
    this.#drawn.set(pin.key, drawn);
    return drawn;
  }

  /** A map may be dragged by a pin: that is no press. */
  #listen(drawn: Drawn) {
    const { onPress, onPoint } = this.#listener;
    const { button } = drawn;
    const { key } = drawn.pin;
    button.addEventListener('pointerdown', () => {
      this.#isDragged = false;
    });
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (!this.#isDragged || event.detail === 0) onPress(key, drawn.others);
    });
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    // Enter presses the button; the map would do something else with it.
    button.addEventListener('keypress', (event) => event.stopPropagation());
    for (const name of ['pointerenter', 'focus'] as const)
      button.addEventListener(name, () => onPoint(drawn.others.length > 0 ? undefined : key));
    for (const name of ['pointerleave', 'blur'] as const)
      button.addEventListener(name, () => onPoint(undefined));
  }
}

function fromNorth(one: DrawnPin, other: DrawnPin): number {
  return other.latitude - one.latitude || one.longitude - other.longitude || (one.key < other.key ? -1 : 1);
}

function write(drawn: Drawn, pin: DrawnPin) {
  const { button, marker, pin: former } = drawn;
  if (pin.priceKind) button.dataset.price = pin.priceKind;
  if (former.latitude !== pin.latitude || former.longitude !== pin.longitude)
    marker.setLatLng([pin.latitude, pin.longitude]);
  button.toggleAttribute('data-is-chosen', pin.isChosen);
  button.toggleAttribute('data-is-highlighted', pin.isHighlighted);
  button.setAttribute('aria-expanded', String(pin.isChosen));
  drawn.pin = pin;
  if (drawn.others.length === 0) say(drawn, pin);
  if (former.isChosen !== pin.isChosen || former.isHighlighted !== pin.isHighlighted) lift(drawn);
}

/** Only what differs is written. */
function say({ button, text, pin, others }: Drawn, said: { text: string; name: string }) {
  const kind = others.length > 0 ? 'cluster' : pin.kind;
  if (button.dataset.kind !== kind) button.dataset.kind = kind;
  if (text.textContent !== said.text) text.textContent = said.text;
  if (kind === 'cluster') text.style.setProperty('--cluster-size', `${clusterSizeOf(said.text)}px`);
  if (button.getAttribute('aria-label') !== said.name) button.setAttribute('aria-label', said.name);
}

function lift({ pin, isDot, marker }: Drawn) {
  const isHighlighted = pin.isChosen || pin.isHighlighted;
  marker.setZIndexOffset(isHighlighted ? LIFT.highlight : isDot ? LIFT.dot : LIFT.large);
}

/** An element that already stands there is left alone: to move it would take the focus from it. */
function putAfter(element: Element | undefined, previous: Element | undefined): Element | undefined {
  const parent = element?.parentElement;
  if (!element || !parent) return previous;
  const expected = previous ? previous.nextElementSibling : parent.firstElementChild;
  if (expected !== element) parent.insertBefore(element, expected);
  return element;
}
