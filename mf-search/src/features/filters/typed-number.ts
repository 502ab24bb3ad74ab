/** A dot or comma before exactly three digits groups them; any other one begins the decimals. */
const GROUPED = /[.,](?=\d{3}(?!\d))/g;

/** What somebody means by `1 200`, `1.200`, `62,5` or `62.5 m²`; undefined when it is no number. */
export function typedNumber(text: string): number | undefined {
  const bare = text.replace(/[\s'’\u00a0\u202f]/g, '').replace(/[€$£]|CHF|m²$/g, '');
  const plain = bare.replace(GROUPED, '').replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/** As it is read: `10.000` in German. */
export function numberText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** As it is edited: a digit less in `2.000` would leave decimals, therefore without groups. */
export function editedNumberText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 2 }).format(value);
}
