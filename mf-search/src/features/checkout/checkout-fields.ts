import type { CheckoutFields } from './checkout-draft.ts';

/** In the order in which they stand on the page. */
export const CHECKOUT_FIELDS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'message',
  'cardNumber',
  'cardExpiry',
  'cardCode',
  'areHouseRulesAccepted',
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** By field the slug of what is wrong with it. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** As it stands in the fields, before it is checked. */
export type TypedCard = { cardNumber: string; cardExpiry: string; cardCode: string };
export type CheckoutValues = CheckoutFields & TypedCard;
