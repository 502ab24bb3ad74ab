import type leaflet from 'leaflet';
import { placeElement } from './map-element.ts';
import type { MapView } from './map-view.ts';
import styles from './Pin.module.css';
import { boxesOf, layApart, type PinShape } from './pin-places.ts';
import { tellTaken } from './taken-places.ts';

/** A pin as it is drawn: of one home, or of several too close to each other. */
export type DrawnPin = {
  key: string;
  kind: 'home' | 'cluster';
  latitude: number;
  longitude: number;
  text: string;
  /** For those who hear it. */
  name: string;
  isChosen: boolean;
  /** Somebody points at its card. */
  isHighlighted: boolean;
};

export type PinListener = {
  onPress: (key: string) => void;
  onPoint: (key: string | undefined) => void;
};

type Drawn = { pin: DrawnPin; button: HTMLButtonElement; text: HTMLElement; marker: leaflet.Marker };

const HIGHLIGHT_LIFT = 10_000;

/**
 * Draws pins as buttons. Those that stay between two answers are kept as they are, with focus and all: only what differs is
 * written. They stand in the document from north to south, so that the keyboard finds them in an order.
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
    map.on('zoomend', this.#layApart, this);
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
    const drawn = [...this.#drawn.values()];
    const shapes = drawn.map(({ pin }) => shapeOf(pin, this.#map.project([pin.latitude, pin.longitude])));
    const shifts = layApart(shapes);
    for (const [index, { button }] of drawn.entries()) {
      const { x = 0, y = 0 } = shifts[index] ?? {};
      button.style.setProperty('--shift-x', `${x}px`);
      button.style.setProperty('--shift-y', `${y}px`);
    }
    tellTaken(this.#map, boxesOf(shapes, shifts));
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
    this.#listen(button, pin.key);
    const drawn = {
      pin: { ...pin, text: '', name: '' },
      button,
      text,
      marker: placeElement(this.#map, button, pin),
    };
    this.#drawn.set(pin.key, drawn);
    return drawn;
  }

  /** A map may be dragged by a pin: that is no press. */
  #listen(button: HTMLButtonElement, key: string) {
    const { onPress, onPoint } = this.#listener;
    button.addEventListener('pointerdown', () => {
      this.#isDragged = false;
    });
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (!this.#isDragged || event.detail === 0) onPress(key);
    });
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    // Enter presses the button; the map would do something else with it.
    button.addEventListener('keypress', (event) => event.stopPropagation());
    for (const name of ['pointerenter', 'focus'] as const) button.addEventListener(name, () => onPoint(key));
    for (const name of ['pointerleave', 'blur'] as const)
      button.addEventListener(name, () => onPoint(undefined));
  }
}

/** About as large as it is drawn: letters of about so many pixels, with what surrounds them. */
function shapeOf({ kind, text }: DrawnPin, { x, y }: leaflet.Point): PinShape {
  if (kind === 'cluster') return { x, y, width: Math.max(42, text.length * 8 + 22), height: 42 };
  if (text === '') return { x, y, width: 20, height: 20 };
  return { x, y, width: text.length * 8 + 16, height: 30 };
}

function hasOtherShape(one: DrawnPin, other: DrawnPin): boolean {
  return one.text !== other.text || one.latitude !== other.latitude || one.longitude !== other.longitude;
}

function fromNorth(one: DrawnPin, other: DrawnPin): number {
  return other.latitude - one.latitude || one.longitude - other.longitude || (one.key < other.key ? -1 : 1);
}

function write(drawn: Drawn, pin: DrawnPin) {
  const { button, text, marker, pin: former } = drawn;
  if (former.text !== pin.text) text.textContent = pin.text;
  if (former.name !== pin.name) button.setAttribute('aria-label', pin.name);
  if (former.latitude !== pin.latitude || former.longitude !== pin.longitude)
    marker.setLatLng([pin.latitude, pin.longitude]);
  const isLifted = pin.isChosen || pin.isHighlighted;
  if (isLifted !== (former.isChosen || former.isHighlighted))
    marker.setZIndexOffset(isLifted ? HIGHLIGHT_LIFT : 0);
  button.toggleAttribute('data-is-chosen', pin.isChosen);
  button.toggleAttribute('data-is-highlighted', pin.isHighlighted);
  button.setAttribute('aria-expanded', String(pin.isChosen));
  drawn.pin = pin;
}

/** An element that already stands there is left alone: to move it would take the focus from it. */
function putAfter(element: Element | undefined, previous: Element | undefined): Element | undefined {
  const parent = element?.parentElement;
  if (!element || !parent) return previous;
  const expected = previous ? previous.nextElementSibling : parent.firstElementChild;
  if (expected !== element) parent.insertBefore(element, expected);
  return element;
}
