/** A sign before or after the number; what stands between has no line break. */
const AMOUNT =
  /(?:\p{Sc}|CHF)[\u00a0\u202f]?\d[\d.,’\u00a0\u202f]*\d|\d[\d.,’\u00a0\u202f]*\d[\u00a0\u202f](?:\p{Sc}|CHF)/gu;

/** The one amount of money in a mail, in minor units, as whoever reads the mail understands it. */
export function mailedTotal(text: string): number {
  const amounts = text.match(AMOUNT) ?? [];
  const [amount = ''] = amounts;
  const decimals = /[.,]\d\d(?!\d)/.test(amount);
  if (amounts.length !== 1 || !decimals) return Number.NaN;
  return Number(amount.replace(/\D/g, ''));
}
