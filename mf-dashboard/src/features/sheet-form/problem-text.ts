/** The text of a rule by its slug; a sentence of the server stays as it is. */
export const problemText = (problem: string | undefined, t: (slug: string) => string): string | undefined =>
  problem && (/^[a-z0-9-]+$/.test(problem) ? t(problem) : problem);
