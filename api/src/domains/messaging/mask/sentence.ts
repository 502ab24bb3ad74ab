/** Characters on each side that count: a text without any end takes no longer. */
const REACH = 300;
/** A line's end, a question, a full stop after a whole word; "w.e.g." and the like end nothing. */
const SENTENCE_END = /[!?…]+\s+|\s*\n\s*|(?<=[\p{L}\d)]{2})\.+\s+/u;

export type Sentence = { before: string; after: string; whole: string };

/** The sentence around a part of a text, with what of it stands before the part and after it. */
export function sentenceAround(text: string, { from, to }: { from: number; to: number }): Sentence {
  const before =
    text
      .slice(Math.max(0, from - REACH), from)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const rest = text.slice(to, to + REACH);
  const end = SENTENCE_END.exec(rest);
  const after = rest.slice(0, end ? end.index + end[0].length : undefined);
  return { before, after, whole: before + text.slice(from, to) + after };
}
