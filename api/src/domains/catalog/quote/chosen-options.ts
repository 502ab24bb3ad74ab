import type { BookingOption, ChosenOption, OptionQuantity } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';

/**
 * The options that a guest wants, in the order in which the home offers them. Quantities of one that is named
 * twice are added up.
 * @throws ProblemError 409 for an option that the home does not offer, and for more of one than it has
 */
export function chosenOptions(
  offered: readonly BookingOption[],
  wanted: readonly OptionQuantity[] = [],
): ChosenOption[] {
  const quantities = new Map<number, number>();
  for (const { featureTypeId, quantity } of wanted)
    quantities.set(featureTypeId, (quantities.get(featureTypeId) ?? 0) + quantity);
  const offeredIds = new Set(offered.map(({ featureTypeId }) => featureTypeId));
  if ([...quantities.keys()].some((id) => !offeredIds.has(id)))
    throw new ProblemError(409, 'option-not-offered');
  return offered.flatMap((option) => {
    const quantity = quantities.get(option.featureTypeId);
    if (quantity === undefined) return [];
    if (quantity > option.maximumQuantity)
      throw new ProblemError(409, 'option-too-many', { values: { count: option.maximumQuantity } });
    return [{ ...option, quantity }];
  });
}
