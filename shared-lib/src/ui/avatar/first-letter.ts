const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a name as a capital, with its accents; empty for an empty name. */
export function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.normalize('NFC').toUpperCase() ?? '';
}
