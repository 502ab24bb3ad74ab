import { ending, wholeWords } from './word-patterns.ts';

export const PART_END = /[,;()–—]/;
export const CLAUSE_END = /[,;:()–—]|(?<!\p{L})(?:but|sondern|mais|mas|awer|instead)(?!\p{L})/iu;
export const PLATFORM = /(?:site|platt?forme?|plataforma|seite|säit|portal)/iu;
export const NEVER = wholeWords(
  ...[
    "(?:never|not|\\p{L}+n['’]t)",
    'nie',
    'niemals',
    'nichts?',
    'cannot',
    'keine?n?',
    'jamais',
    'pas',
    'forbid\\p{L}*',
    'verb[io][et]\\p{L}*',
    'interdi\\p{L}*',
    'proíb\\p{L}*',
    'nunca',
    'jamais',
  ],
  ...['não', 'ni', 'net', 'nët', 'kee', 'keng', 'keen', 'nimools'],
);
/** "no problem" forbids nothing. */
export const NO_MATTER =
  /(?:kein(?:e|en)?|pas de|não há|sem|kee(?:n|ng)?) (?:problema?|problème|stress|souci|thema|sorge)\p{L}*/giu;
/** Where it stands alone: in Portuguese "no" is "in the". */
export const NO = /(?:^|[,;:]|(?<!\p{L})(?:have|is|are|and|sorry|take))\s*no\s+$/iu;
/** "PayPal? Never." */
export const REFUSED_AT_ONCE = /^\s*\?\s*(?:never|nie|niemals|jamais|nunca|nimools)(?!\p{L})/iu;
/** What is preferred to it. */
export const RATHER = ending(
  '(?:than|als|statt|instead of|plutôt que|em vez de|amplaz)(?: (?:by|with|via|mit|per|über|par|avec|por|com|mat))?',
);
/** Past it: "not through the site", "statt über die Plattform". */
export const PAST_PLATFORM = new RegExp(
  `(?<!\\p{L})(?:not|off|outside|without|instead of|skip|nicht|ohne|statt|außerhalb|hors|en dehors|sans|pas|fora|sem)` +
    `(?: \\p{L}+){0,3} ${PLATFORM.source}`,
  'iu',
);
/** In its place: a question that proposes this does not ask what is taken here. */
export const INSTEAD_OF_PLATFORM = new RegExp(
  `(?<!\\p{L})(?:instead of|rather than|outside|not (?:through|via|on)|nicht (?:über|auf)|statt|lieber als|außerhalb|` +
    `hors|en dehors|plutôt que|em vez d[eo]|fora d[eoa]|amplaz)(?: \\p{L}+){0,3} ${PLATFORM.source}`,
  'iu',
);
