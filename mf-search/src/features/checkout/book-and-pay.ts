// In one chunk with the rules of the form: both come with the first press.
export { holdNights } from './hold-nights.ts';
export { payWithCard } from './pay-with-card.ts';
