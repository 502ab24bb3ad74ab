import type { FeatureStore, FeatureStoreDefinition } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';

/** Which home somebody points at, on its card or on its pin: each lights up the other. */
export class HighlightStore implements FeatureStore {
  /** Of the card that the pointer or the focus is on. */
  cardId: string | undefined;
  /** Of the pin that the pointer or the focus is on. */
  pinId: string | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  pointAtCard(propertyId: string) {
    this.cardId = propertyId;
  }

  /** Only of that card: the next one may have been pointed at before. */
  leaveCard(propertyId: string) {
    if (this.cardId === propertyId) this.cardId = undefined;
  }

  pointAtPin(propertyId: string | undefined) {
    this.pinId = propertyId;
  }

  toSnapshot() {
    return undefined;
  }
}

export const highlightStore: FeatureStoreDefinition<HighlightStore> = {
  key: 'search/highlight',
  create: () => new HighlightStore(),
};
