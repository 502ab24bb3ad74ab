/** A title as it is drawn: at most three lines, the last one shortened when there is more. */
export type FittedTitle = {
  text: string;
  fontSize: number;
  lineMaximum: number;
  /** Pixels of a line: as few as the title needs for its lines, so that none of them has a single word. */
  width: number;
};

/** Pixels, largest first, with the lines that look calm at that size. */
const SIZES = [
  { fontSize: 66, lineMaximum: 1 },
  { fontSize: 56, lineMaximum: 2 },
  { fontSize: 48, lineMaximum: 3 },
] as const;
const SMALLEST = SIZES[2];
/** Three lines of the narrowest letters have no more. */
const LETTERS_MAXIMUM = 200;

/** Widths of the bold heading face in em, a little generous: what fits here fits there. */
const THIN = /[ijlI.,:;'’!|]/;
const NARROW = /[tfr()\s-]/;
const WIDE = /[mwMWÆŒ@%]/;
const CAPITAL = /\p{Lu}|\d/u;

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (THIN.test(letter)) return 0.32;
  if (NARROW.test(letter)) return 0.42;
  if (WIDE.test(letter)) return 0.92;
  return CAPITAL.test(letter) ? 0.72 : 0.6;
}

/**
 * The largest size at which a title fits.
 * @param width pixels of a line
 */
export function fitTitle(title: string, width: number): FittedTitle {
  const shown = title.slice(0, LETTERS_MAXIMUM);
  const words = shown.split(' ');
  for (const { fontSize, lineMaximum } of SIZES) {
    const room = width / fontSize;
    if (words.every((word) => widthOf(word) <= room) && countLines(words, room) <= lineMaximum)
      return { text: shown, fontSize, lineMaximum, width: Math.ceil(balancedRoom(words, room) * fontSize) };
  }
  const room = width / SMALLEST.fontSize;
  return { ...SMALLEST, text: words.flatMap((word) => breakWord(word, room)).join(' '), width };
}

/** The least room, in steps of a quarter em, that needs no more lines. */
function balancedRoom(words: string[], room: number): number {
  const lines = countLines(words, room);
  if (lines === 1) return room;
  const widest = Math.max(...words.map(widthOf));
  let least = room;
  while (least - 0.25 >= widest && countLines(words, least - 0.25) === lines) least -= 0.25;
  return least;
}

function countLines(words: string[], room: number): number {
  const space = widthOf(' ');
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const width = widthOf(word);
    if (used > 0 && used + space + width > room) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? space : 0) + width;
  }
  return lines;
}

/**
 * Where a syllable may begin: a consonant with a vowel behind it, and at least three letters on each side.
 */
const SYLLABLE =
  /(?<=\p{L}{3})(?=(?:sch|ch|ph|th|qu|[bcdfghjklmnpqrstvwxyzßç])[aeiouyäöüéèêàâîïôûœæ])(?=\p{L}{3})/giu;

/**
 * A word that no line has room for is divided by a hyphen before the last syllable that leaves enough room.
 */
function breakWord(word: string, room: number): string[] {
  if (widthOf(word) <= room) return [word];
  const places = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const fitting = places.filter((place) => widthOf(`${word.slice(0, place)}-`) <= room).at(-1);
  // Without syllables, as in an address, the layout itself breaks it anywhere.
  if (fitting === undefined) return [word];
  return [`${word.slice(0, fitting)}-`, ...breakWord(word.slice(fitting), room)];
}

/**
 * Letters, signs and spaces that the two faces have; an emoji or another script would be drawn as empty
 * boxes.
 */
const WITHOUT_GLYPH =
  /[^\u0020-\u007e\u00a0-\u017f\u0192\u01fc-\u01ff\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2010-\u2027\u2030-\u203a\u20ac\u2122]/g;

export function drawableText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(WITHOUT_GLYPH, '').replace(/ {2,}/g, ' ').trim();
}
