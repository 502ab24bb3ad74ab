import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLiterals } from './find-literals.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-literals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function literalsIn(source: string): string[] {
  writeFileSync(join(folder, 'Page.tsx'), source);
  return findLiterals(folder, 'Page.tsx');
}

describe('findLiterals', () => {
  it.each([
    ['text between tags', 'export const a = <p>Hello</p>;', '1: Hello'],
    ['a string in braces', "export const a = <p>{'Hello'}</p>;", '1: Hello'],
    ['a choice', "export const a = <p>{isOpen ? 'Open' : t('closed')}</p>;", '1: Open'],
    ['what stands when something lacks', "export const a = <p>{name ?? 'Guest'}</p>;", '1: Guest'],
    ['a template', 'export const a = <p>{`Homes`}</p>;', '1: Homes'],
    ['a fragment', 'export const a = <>\n  Hello\n</>;', '1: Hello'],
    ['a name for readers', 'export const a = <nav aria-label="Menu" />;', '1: Menu'],
    ['what a picture shows', "export const a = <img alt={'A ' + 'house'} />;", '1: A'],
    ['a placeholder', 'export const a = <input placeholder="Name" />;', '1: Name'],
    ['a toast', "toast.show('error', 'It failed');", '1: It failed'],
  ])('finds %s', (_what, source, first) => {
    expect(literalsIn(source)[0]).toBe(first);
  });

  it.each([
    ['keys', "export const a = <p aria-label={t('menu')}>{t('hello')}</p>;"],
    ['signs', 'export const a = <p>· / {count} +</p>;'],
    ['the name of the product', 'export const a = <p>Moïen</p>;'],
    ['what nobody reads', 'export const a = <p className="lead" data-state="open" lang="de" />;'],
    ['kinds of toasts', "toast.show('error', problem.message);"],
  ])('leaves %s alone', (_what, source) => {
    expect(literalsIn(source)).toEqual([]);
  });
});
