/** Sentences, at least one. */
type Sentences = readonly [string, ...string[]];

/**
 * What a designer has to know of a component: the text of its page in Storybook, in a file `NAME.guide.ts`
 * beside it.
 */
export interface Guide {
  /** What it is, in one sentence. */
  readonly purpose: string;
  /** When to use it. */
  readonly use: Sentences;
  /** When not, and what to use instead. */
  readonly avoid: Sentences;
  readonly do: Sentences;
  /** Each goes on after “Do not”. */
  readonly dont: Sentences;
  readonly keyboard: Sentences;
  readonly screenReader: Sentences;
}
