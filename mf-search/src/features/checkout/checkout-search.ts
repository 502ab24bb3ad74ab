import type { OptionQuantity } from '@moien/contract';
import { type Stay, writeOptions, writeStay } from '../booking-box/stay-parameters.ts';

/** The query of a checkout's address for a stay. */
export function checkoutSearch(stay: Stay, options: readonly OptionQuantity[]): URLSearchParams {
  return writeStay(stay, writeOptions(options, undefined));
}
