import type { PinPrice } from '@moien/contract';

/** A pin as it is drawn: of one home, or of several too close to each other. */
export type DrawnPin = {
  key: string;
  kind: 'home' | 'cluster';
  latitude: number;
  longitude: number;
  text: string;
  /** Homes that it stands for; one unless told. */
  homeCount?: number;
  /** What the price is for; the map says it once, for all of a kind. */
  priceKind?: PinPrice['kind'] | undefined;
  /** Of the best homes of the view: their prices are shown, the others are dots. */
  rank?: number | undefined;
  /** For those who hear it. */
  name: string;
  isChosen: boolean;
  /** Somebody points at its card. */
  isHighlighted: boolean;
};
