import type { Day, Property } from '@moien/contract';

/** What of a stay somebody wants to choose. */
export type StayPart = 'days' | 'guests';

/** Of the sheets in which a stay is chosen: at a home's page and at the checkout. */
export type StaySheetProps = {
  property: Property;
  today: Day;
  arePetsAllowed: boolean;
  isOpen: boolean;
  /** What is chosen first. */
  part: StayPart;
  onClose: () => void;
};
