import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPlainSpaces, findPlainSpacesIn } from './french-spaces.ts';

describe('findPlainSpaces', () => {
  it.each([
    ['Une question : laquelle', 'question :'],
    ['Il fonctionne ; vraiment', 'fonctionne ;'],
    ['De quoi s’agit-il ?', 's’agit-il ?'],
    ['Abonnement enregistré !', 'enregistré !'],
    ['Rien sur « {{typed}}\u00a0»', '« {{typed}}'],
    ['Rien sur «\u00a0{{typed}} »', '{{typed}} »'],
    ['{{topic}} : message', '{{topic}} :'],
  ])('finds a space that breaks in %s', (text, found) => {
    expect(findPlainSpaces(text)).toEqual([found]);
  });

  it.each([
    'Une question\u00a0: laquelle\u202f; celle-ci\u202f?',
    'Rien sur «\u00a0{{typed}}\u00a0»',
    'à 12:30, https://moien.example/?a=1',
    '| Lieu | Nuits |\n| --- | ---: |',
  ])('takes %s', (text) => {
    expect(findPlainSpaces(text)).toEqual([]);
  });
});

describe('findPlainSpacesIn', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'moien-french-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads a page', () => {
    const path = join(folder, 'fr.md');
    writeFileSync(path, 'Pourquoi ?\n');
    expect(findPlainSpacesIn(path)).toEqual(['Pourquoi ?']);
  });

  it('reads of texts by language the French ones alone', () => {
    const path = join(folder, 'texts.json');
    writeFileSync(path, JSON.stringify({ texts: { en: 'Why ?', fr: { title: 'Pourquoi ?' } } }));
    expect(findPlainSpacesIn(path)).toEqual(['Pourquoi ?']);
  });
});
