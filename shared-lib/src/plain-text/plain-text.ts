/** Lower case without accents, so that `cafe` finds `Café` and `strasse` finds `Straße`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[\u2018\u2019]/g, "'");
}
