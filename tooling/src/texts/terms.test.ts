import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { findWrongTerms, readTerms } from './terms.ts';

const HEAD = '| Say | Not | Right in | In |\n|---|---|---|---|\n';
const TERMS = readTerms(
  `# Terms\n\n## English\n\n${HEAD}| e-mail | mail, mailbox* | | everywhere |\n| available | free nights | free nights out | interface |\n` +
    `\n## Français\n\n${HEAD}| salle de bains | salle de bain | | everywhere |\n| un point | ! | Merci ! | everywhere |\n` +
    `\n## Deutsch\n\n${HEAD}| Unterkunft | Wohnung, Wohnungen | | interface |\n| {{count}} Bewertungen | aus {{count}} | | everywhere |\n`,
);

describe('findWrongTerms', () => {
  it.each([
    ['en', 'We sent you a mail.', ['"mail": say e-mail']],
    ['en', 'Look into your Mailboxes.', ['"Mailboxes": say e-mail']],
    ['en', 'Free nights', ['"Free nights": say available']],
    ['fr', 'Une salle de bain', ['"salle de bain": say salle de bains']],
    ['fr', 'Bonjour\u202f!', ['"!": say un point']],
    ['de', 'Alle Woh\u00adnungen', ['"Wohnungen": say Unterkunft']],
    ['de', '4,6 aus {{count}} Bewertungen', ['"aus {{}}": say {{count}} Bewertungen']],
  ])('finds in %s: %s', (language, text, found) => {
    expect(findWrongTerms(TERMS, language, text, 'interface')).toEqual(found);
  });

  it.each([
    ['en', 'Your e-mail address, by e-mail'],
    ['en', 'No Free Nights out of season'],
    ['en', 'From {{mail}}'],
    ['en', 'By e-\u2060mail'],
    ['fr', 'Deux salles de bains, Merci\u202f!'],
    ['de', 'Wohnungsmiete'],
    ['it', 'mail'],
  ])('takes in %s: %s', (language, text) => {
    expect(findWrongTerms(TERMS, language, text, 'interface')).toEqual([]);
  });

  it('leaves to prose what is a term of the interface alone', () => {
    expect(findWrongTerms(TERMS, 'de', 'Darf ich meine Wohnung untervermieten?', 'prose')).toEqual([]);
    expect(findWrongTerms(TERMS, 'en', 'One mail', 'prose')).toEqual(['"mail": say e-mail']);
  });
});

describe('readTerms', () => {
  it.each([
    ['## Italiano\n', 'No language is called "Italiano"'],
    ['## English\n\n| Say | Not |\n|---|---|\n', '"English" has other columns'],
    [`## English\n\n${HEAD}| home | | | everywhere |\n`, 'This is no term: home |  |  | everywhere'],
    [`## English\n\n${HEAD}| home | flat | | anywhere |\n`, 'This is no term: home | flat |  | anywhere'],
  ])('refuses %j', (markdown, message) => {
    expect(() => readTerms(markdown)).toThrow(message);
  });

  it('reads docs/terms.md, and finds there what the copy was cured of', () => {
    const terms = readTerms(readFileSync(join(rootDirectory, 'docs', 'terms.md'), 'utf8'));
    expect([...terms.keys()]).toEqual(['en', 'fr', 'de']);
    expect(findWrongTerms(terms, 'en', 'Please look into your mailbox', 'interface')).toHaveLength(1);
    expect(findWrongTerms(terms, 'fr', 'Nuits libres, 2 salles de bain', 'interface')).toHaveLength(2);
    expect(findWrongTerms(terms, 'de', 'Kurzzeit: 12 Wohnungen', 'interface')).toHaveLength(2);
  });
});
