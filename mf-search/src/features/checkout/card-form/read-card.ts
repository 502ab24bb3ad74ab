import type { CheckoutField, TypedCard } from '../checkout-fields.ts';
import type { Card } from './card.ts';
import { digitsOf } from './format-card.ts';

/** The element of a field, to read it or to lead there. */
export function fieldElement(form: HTMLElement, field: CheckoutField): HTMLInputElement | null {
  return form.querySelector(`[data-field=${field}]`);
}

/** What stands in the fields of a card, at the moment in which it is sent. */
export function readTypedCard(form: HTMLElement): TypedCard {
  const value = (field: keyof TypedCard) => fieldElement(form, field)?.value.trim() ?? '';
  return { cardNumber: value('cardNumber'), cardExpiry: value('cardExpiry'), cardCode: value('cardCode') };
}

/** For the provider. */
export function cardOf({ cardNumber, cardExpiry, cardCode }: TypedCard): Card {
  return { number: digitsOf(cardNumber), expiry: digitsOf(cardExpiry), code: cardCode };
}
