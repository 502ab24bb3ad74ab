/**
 * Parts of an amount in proportion to weights, by largest remainder: their sum is exactly the amount, and of
 * equal remainders the earlier part gets the unit that is left.
 * @param amount whole, not below 0
 * @param weights whole, none below 0; when all are 0, they count as equal
 */
export function spreadAmount(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0)
    return weights.length === 0
      ? []
      : spreadAmount(
          amount,
          weights.map(() => 1),
        );
  // The products pass 2^53 for prices that the schema allows.
  const shares = weights.map((weight, index) => {
    const product = BigInt(weight) * BigInt(amount);
    return { index, share: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  const left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  const raised = new Set(
    [...shares]
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, share }) => share + (raised.has(index) ? 1 : 0));
}
