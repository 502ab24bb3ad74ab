import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { checkTerms } from './check-terms.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moien-terms-'));
  mkdirSync(join(root, 'docs'));
  cpSync(join(rootDirectory, 'docs/terms.md'), join(root, 'docs/terms.md'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

it.each<[string, unknown, string]>([
  ['mf-x/src/locales/de.json', { title: 'Alle Wohnungen' }, 'de, title: "Wohnungen": say Unterkunft'],
  [
    'gateway/src/pages/texts.json',
    { en: { home: 'To the start' }, fr: {}, de: {} },
    'en, home: "To the start": say home page',
  ],
  [
    'demo/src/blog/events/walk/event.json',
    { texts: { fr: { slug: 'agenda', title: 'Notre agenda' } } },
    'fr, title: "agenda": say événement',
  ],
  ['api/src/information/faq/en.md', 'Hello\n\nWe send a mail.', 'en, line 3: "mail": say e-mail'],
])('finds the wrong term in %s', (file, content, problem) => {
  write(file, content);
  expect(checkTerms(root)).toEqual([`${file}: ${problem}`]);
});

it('leaves addresses, and texts that somebody agreed to, as they are', () => {
  write('api/src/information/faq/en.md', '## Hosting {#letting}\n\n[Write to us](/mail#owner)');
  write('api/src/information/terms/2026-11-21/en.md', 'We send a mail.');
  expect(checkTerms(root)).toEqual([]);
});
