import { createRequire } from 'node:module';

/** Whose password it is; what is not known stays empty. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

/** What people here choose, and the list of common passwords, most of which is English, leaves out. */
const LOCAL_WORDS = [
  'moien',
  'letzebuerg',
  'luxembourg',
  'luxemburg',
  'willkommen',
  'bienvenue',
  'welcometomoien',
  'fruehling',
  'fruhling',
  'sommer',
  'herbst',
  'printemps',
  'ete',
  'automne',
  'hiver',
  'doudou',
  'qazwsx',
  'zaqwsx',
];

/** Rows of the keyboards of this region, and the alphabet. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiop',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'yxcvbnm',
  'zxcvbnm',
  'wxcvbn',
];
const SEQUENCE_MINIMUM = 3;

/** A name of two letters is a part of many words. */
const OWN_WORD_MINIMUM = 3;

/** Fewer letters may form a word by chance. */
const SCATTERED_LETTERS_MINIMUM = 6;
const SCATTERED_DIGITS_MAXIMUM = 2;
/** What is repeated is as good as once; so little is nothing. */
const REPEATED_MAXIMUM = 4;

/** Letters and digits round a common word that make it no harder to guess: a year, a date, a postcode. */
const ADDED_MAXIMUM = 8;
const ADDED_LETTERS_MAXIMUM = 2;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '|': 'l',
};

const require = createRequire(import.meta.url);

let commonPasswords: ReadonlySet<string> | undefined;

/** About 49,000 passwords in 5 MB, unpacked in a tenth of a second when somebody first chooses one. */
function loadCommonPasswords(): ReadonlySet<string> {
  commonPasswords ??= new Set([
    ...(require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')).dictionary[
      'passwords-common'
    ],
    ...LOCAL_WORDS,
  ]);
  return commonPasswords;
}

/**
 * Whether it is a common password, or mostly its owner's name or address, and little else (decision 0039).
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const common = loadCommonPasswords();
  const whole = fold(password);
  const folded = withoutRepetition(whole);
  const isRepeated = folded !== whole && folded.length <= REPEATED_MAXIMUM;
  if (isRepeated || isScattered(folded, common)) return true;
  const spellings = [folded, ...lettersFor(folded)];
  return spellings.some(
    (spelling) => isCommon(spelling, common) || isMostly(spelling, ownWords(owner), common),
  );
}

/** As people recognise it: without case, accents and forms of the same letter. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

function withoutRepetition(folded: string): string {
  return /^(.+?)\1+$/u.exec(folded)?.[1] ?? folded;
}

/** A common word with signs and a few digits between its letters. */
function isScattered(folded: string, common: ReadonlySet<string>): boolean {
  const letters = folded.replace(/\P{L}/gu, '');
  const digits = folded.replace(/\P{N}/gu, '');
  return (
    letters.length >= SCATTERED_LETTERS_MINIMUM &&
    digits.length <= SCATTERED_DIGITS_MAXIMUM &&
    isWord(letters, common)
  );
}

/**
 * With letters for digits and signs that look alike, everywhere or before the last letter; 1 and ! stand for
 * two.
 */
function lettersFor(folded: string): string[] {
  const tail = /\P{L}*$/u.exec(folded)?.[0] ?? '';
  const head = folded.slice(0, folded.length - tail.length);
  return ['i', 'l'].flatMap((one) => [replaceLookAlikes(folded, one), replaceLookAlikes(head, one) + tail]);
}

function replaceLookAlikes(text: string, one: string): string {
  return text.replace(/[01345!7@$€|]/g, (sign) => LOOK_ALIKES[sign] ?? one);
}

/** The password itself, or what is left of it without digits and signs at its ends. */
function isCommon(spelling: string, common: ReadonlySet<string>): boolean {
  if (common.has(spelling)) return true;
  const core = spelling.replace(/^\P{L}+|\P{L}+$/gu, '');
  return core !== '' && isWord(core, common) && isSimple(spelling.replace(core, ''), common);
}

function isWord(core: string, common: ReadonlySet<string>): boolean {
  const unit = withoutRepetition(core);
  return common.has(core) || common.has(unit) || unit.length === 1 || isSequence(core);
}

function isSequence(core: string): boolean {
  const backwards = [...core].reverse().join('');
  return (
    core.length >= SEQUENCE_MINIMUM &&
    SEQUENCES.some((sequence) => sequence.includes(core) || sequence.includes(backwards))
  );
}

function isMostly(spelling: string, words: readonly string[], common: ReadonlySet<string>): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), spelling);
  return rest !== spelling && isSimple(rest, common);
}

/** Longest first, so that no word leaves a part of another behind. */
function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const texts = [email, firstName, lastName, ...LOCAL_WORDS].map(fold);
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)]
    .filter((word) => word.length >= OWN_WORD_MINIMUM)
    .sort((one, other) => other.length - one.length);
}

function isSimple(rest: string, common: ReadonlySet<string>): boolean {
  const added = rest.replace(/[^\p{L}\p{N}]/gu, '');
  if (common.has(added)) return true;
  return added.length <= ADDED_MAXIMUM && added.replace(/\P{L}/gu, '').length <= ADDED_LETTERS_MAXIMUM;
}
