const KILOBYTE = 1000;

/** As the language writes it: `1.2 MB`, `1,2 Mo`; never less than a kilobyte. */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  const amount = isLarge ? bytes / KILOBYTE ** 2 : Math.max(bytes / KILOBYTE, 1);
  return format.format(amount).replace(/[ \u202f]/g, '\u00a0');
}
