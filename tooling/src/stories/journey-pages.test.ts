import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Journey, journeys } from '../../storybook/pages/journeys.ts';
import { rootDirectory } from '../paths.ts';

it('gives each journey a page of its name', () => {
  const folder = join(rootDirectory, 'tooling/storybook/pages');
  const pages = globSync('*.mdx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shown = pages.flatMap((page) => {
    const title = page.match(/title="Journeys\/([^"]+)"/)?.[1];
    return title ? [[page.match(/name="(\w+)"/)?.[1], title]] : [];
  });
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(Object.entries<Journey>(journeys).map(([name, { title }]) => [name, title])),
  );
});
