/**
 * Rows as CSV (RFC 4180). In German and French a comma parts decimals, so that a semicolon parts fields, as
 * spreadsheets of these languages expect; the mark at the start says that it is UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[], languageTag: string): string {
  const separator = languageTag === 'en' ? ',' : ';';
  return `\uFEFF${rows.map((row) => row.map(fieldOf).join(separator)).join('\r\n')}\r\n`;
}

/** Formulas are escaped by an apostrophe (OWASP, CSV injection). */
function fieldOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
