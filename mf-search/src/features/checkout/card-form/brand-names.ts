import type { CardBrand } from '@moien/contract';

/** As they write themselves, in every language. */
export const BRAND_NAMES: Record<CardBrand, string> = {
  hipercard: 'Hipercard',
  diners: 'Diners Club',
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
  discover: 'Discover',
  jcb: 'JCB',
  aura: 'Aura',
  maestro: 'Maestro',
};
