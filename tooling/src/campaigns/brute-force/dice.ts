export interface Dice {
  /** A whole number from 0 to maximum - 1. */
  below(maximum: number): number;
  between(minimum: number, maximum: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A linear congruential generator (Numerical Recipes), the same throws for the same seed. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const fraction = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (maximum) => Math.floor(fraction() * maximum),
    between: (minimum, maximum) => minimum + fraction() * (maximum - minimum),
    pick(items) {
      const item = items[Math.floor(fraction() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick.');
      return item;
    },
  };
}
