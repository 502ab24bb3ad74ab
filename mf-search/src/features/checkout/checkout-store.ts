import type { Booking } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { Checkout, type Leave } from './checkout.ts';

type Snapshot = { held: [propertyId: string, booking: Booking][] };

/** The checkouts of a page, by home. */
export class CheckoutStore implements FeatureStore {
  readonly #root: RootStore;
  readonly #leave: Leave;
  readonly #checkouts = new Map<string, Checkout>();
  /** Held bookings that the document brought. */
  readonly #held: ReadonlyMap<string, Booking>;

  constructor(root: RootStore, snapshot: unknown, leave: Leave = (url) => window.location.assign(url)) {
    this.#root = root;
    this.#leave = leave;
    this.#held = new Map((snapshot as Snapshot | undefined)?.held);
  }

  of(propertyId: string): Checkout {
    const known = this.#checkouts.get(propertyId);
    if (known) return known;
    const checkout = new Checkout(this.#root, propertyId, this.#leave, this.#held.get(propertyId));
    this.#checkouts.set(propertyId, checkout);
    return checkout;
  }

  /** What is written stays with the browser. */
  toSnapshot(): Snapshot {
    const held = [...this.#checkouts].flatMap(([propertyId, { held: kept }]): Snapshot['held'] =>
      kept ? [[propertyId, kept.booking]] : [],
    );
    return { held };
  }
}

export const checkoutStore: FeatureStoreDefinition<CheckoutStore> = {
  key: 'search/checkout',
  create: (root, snapshot) => new CheckoutStore(root, snapshot),
};
