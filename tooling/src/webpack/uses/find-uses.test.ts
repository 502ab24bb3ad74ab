import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUses } from './find-uses.ts';
import { readSource } from './sources.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'moien-find-uses-'));
});
afterAll(() => rmSync(root, { recursive: true }));

it('records attributes only of components that are imported from shared-lib', () => {
  writeFileSync(
    join(root, 'List.tsx'),
    `import { RouteLink } from '@moien/shared-lib';
    const Own = ({ title }: { title: string }) => <RouteLink title={title} />;
    export const List = () => <Own title="x" route="detail" />;`,
  );
  const exports = { 'RouteLink.title': { kind: 'option' }, 'undefined.title': { kind: 'option' } } as const;
  const found = findUses(readSource(root, 'List.tsx'), {
    api: { exports, members: new Map() },
    fields: new Map(),
    partial: [],
  });
  expect(found.map(({ kind, name, line }) => `${kind} ${name}:${line}`)).toEqual([
    'shared RouteLink:1',
    'shared RouteLink.title:2',
    'route detail:3',
  ]);
});
