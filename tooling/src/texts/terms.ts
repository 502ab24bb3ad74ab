/** A row of docs/terms.md: what is said, what is not, and phrases in which it may be said all the same. */
interface Term {
  readonly say: string;
  readonly not: readonly string[];
  readonly rightIn: readonly string[];
  readonly isForProse: boolean;
}

export type Terms = ReadonlyMap<string, readonly Term[]>;
/** interface: what screens and mails say; prose: information pages and the heads of the blog. */
export type TextKind = 'interface' | 'prose';

const LANGUAGES: Readonly<Record<string, string>> = { English: 'en', Français: 'fr', Deutsch: 'de' };
const HEAD = ['Say', 'Not', 'Right in', 'In'];
const SCOPES = ['interface', 'everywhere'];

/** The tables of docs/terms.md by language. @throws Error with the row that is no term */
export function readTerms(markdown: string): Terms {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const language = LANGUAGES[title.trim()];
      if (!language) throw new Error(`No language is called "${title}"`);
      const rows = lines.filter((line) => line.startsWith('|')).map(cellsOf);
      if (rows[0]?.join() !== HEAD.join()) throw new Error(`"${title}" has other columns than ${HEAD}`);
      return [language, rows.slice(2).map(toTerm)] as const;
    }),
  );
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function toTerm(cells: readonly string[]): Term {
  const [say = '', not = '', rightIn = '', scope = ''] = cells;
  if (!say || !not || !SCOPES.includes(scope)) throw new Error(`This is no term: ${cells.join(' | ')}`);
  return { say, not: wordsOf(not), rightIn: wordsOf(rightIn), isForProse: scope === 'everywhere' };
}

function wordsOf(cell: string): string[] {
  return cell.split(/,\s+/).filter(Boolean);
}

/** Words of a text that its language has another term for, as `"mailbox": say inbox`. */
export function findWrongTerms(terms: Terms, language: string, text: string, kind: TextKind): string[] {
  const plain = withoutNames(text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u00ad\u2060]/g, ''));
  return (terms.get(language) ?? [])
    .filter(({ isForProse }) => isForProse || kind === 'interface')
    .flatMap(({ say, not, rightIn }) => {
      const rest = rightIn.reduce((left, phrase) => left.replace(patternOf(phrase, 'giu'), ' '), plain);
      return not
        .map((word) => patternOf(word, 'iu').exec(rest)?.[0])
        .filter((found) => found !== undefined)
        .map((found) => `"${found}": say ${say}`);
    });
}

/** The name of a placeholder is no word of the text. */
function withoutNames(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '{{}}');
}

/** A hyphen belongs to its word: "E-Mail" is not "Mail". */
function patternOf(word: string, flags: string): RegExp {
  const isStem = word.endsWith('*');
  const plain = withoutNames(isStem ? word.slice(0, -1) : word);
  const escaped = plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\p{L}/u.test(word) ? '(?<![\\p{L}-])' : '';
  const after = isStem ? '\\p{L}*' : /\p{L}$/u.test(word) ? '(?!\\p{L})' : '';
  return new RegExp(`${before}${escaped}${after}`, flags);
}
