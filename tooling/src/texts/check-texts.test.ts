import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTexts } from './check-texts.ts';

const ENGLISH = { nights_one: '{{count}} night', nights_other: '{{count}} nights', title: 'Stay' };
const FRENCH = {
  nights_one: '{{count}} nuit',
  nights_many: '{{count}} de nuits',
  nights_other: '{{count}} nuits',
  title: 'Séjour',
};
const GERMAN = { nights_one: '{{count}} Nacht', nights_other: '{{count}} Nächte', title: 'Aufenthalt' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-texts-'));
  mkdirSync(join(folder, 'src', 'locales'), { recursive: true });
  writeFileSync(join(folder, 'src', 'page.ts'), `t('title'); t('nights', { count });`);
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(texts: { en?: object; fr?: object; de?: object }): string[] {
  for (const [language, given] of Object.entries({ en: ENGLISH, fr: FRENCH, de: GERMAN, ...texts }))
    writeFileSync(join(folder, 'src', 'locales', `${language}.json`), JSON.stringify(given));
  return checkTexts(folder);
}

describe('checkTexts', () => {
  it('finds nothing where every language has what its grammar needs', () => {
    expect(check({})).toEqual([]);
  });

  it('takes a text as used that the navigation of remote.json names', () => {
    const texts = (menu: string) => ({ ...ENGLISH, menu });
    const given = { en: texts('Stays'), fr: { ...FRENCH, menu: 'Séjours' }, de: { ...GERMAN, menu: 'A' } };
    expect(check(given)).toEqual(['nobody uses "menu"']);
    writeFileSync(join(folder, 'remote.json'), JSON.stringify({ navigation: [{ text: 'menu' }] }));
    expect(check(given)).toEqual([]);
  });

  it('finds a plural form that a language lacks', () => {
    const { nights_many: _many, ...french } = FRENCH;
    const { nights_one: _one, ...german } = GERMAN;
    expect(check({ fr: french, de: german })).toEqual(['fr lacks "nights_many"', 'de lacks "nights_one"']);
  });

  it('finds a plural form that a language never uses', () => {
    expect(check({ en: { ...ENGLISH, nights_many: '{{count}} nights' } })).toEqual([
      'en never uses "nights_many"',
    ]);
  });

  it('takes a form for zero, which i18next knows in every language', () => {
    expect(check({ en: { ...ENGLISH, nights_zero: 'no night' } })).toEqual([]);
  });

  it('finds a text that has forms in one language and none in another', () => {
    const { nights_one: _one, nights_other: _other, ...german } = GERMAN;
    expect(check({ de: { ...german, nights: '{{count}} Nächte' } })).toEqual([
      'de lacks "nights_one"',
      'de lacks "nights_other"',
      'de never uses "nights"',
    ]);
  });

  it('finds a French text whose line may break before a sign', () => {
    expect(check({ fr: { ...FRENCH, title: 'Quel séjour ?' } })).toEqual([
      'fr may break the line within "séjour ?" of "title"',
    ]);
  });

  it('finds texts that lack, that nobody uses and that nobody wrote, and other placeholders', () => {
    const { title: _title, ...french } = FRENCH;
    const unused = {
      en: { ...ENGLISH, odd: 'Odd' },
      de: { ...GERMAN, odd: 'Seltsam', nights_one: 'Nacht {{x}}' },
    };
    writeFileSync(join(folder, 'src', 'other.ts'), `t('unwritten')`);
    expect(check({ ...unused, fr: { ...french, odd: 'Drôle' } })).toEqual([
      'fr lacks "title"',
      '"nights" has other placeholders in de than in en',
      'nobody uses "odd"',
      'nobody wrote "unwritten"',
    ]);
  });
});
