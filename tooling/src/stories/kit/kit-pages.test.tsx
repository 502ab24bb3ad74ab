import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { PropDescriptor } from 'react-docgen';
import { controlOf } from '../../../storybook/kit/controls.ts';
import { readComponentProps } from './component-props.ts';
import { kitFolder } from './component-tokens.ts';

const sections = ['purpose', 'use', 'avoid', 'do', 'dont', 'keyboard', 'screenReader'];

type StoryFile = { default: Meta } & Readonly<Record<string, StoryObj>>;

const files = globSync('*/*.stories.tsx', { cwd: kitFolder }).filter(
  (file) => !file.startsWith('foundations'),
);
const read = (file: string): Promise<StoryFile> => import(join(kitFolder, file));

/** Its page is tried with this one. A module does not tell the order of its exports. */
function firstStoryOf(file: string): string {
  return readFileSync(join(kitFolder, file), 'utf8').match(/^export const (\w+)/m)?.[1] ?? '';
}

/** Props of a story's component, by the name of its function. */
function propsOf(file: string, { component }: Meta): Record<string, PropDescriptor> {
  const folder = join(kitFolder, dirname(file));
  const documented = globSync('*.tsx', { cwd: folder })
    .filter((name) => !/\.(stories|test)\./.test(name))
    .flatMap((name) => readComponentProps(join(folder, name)));
  return documented.find(({ displayName }) => displayName === component?.name)?.props ?? {};
}

describe.each(files)('%s', (file) => {
  it('has a page with every section', async () => {
    const { default: meta } = await read(file);
    expect(meta.title).toMatch(/^Kit\/\w+$/);
    expect(meta.tags).toContain('autodocs');
    const guide = meta.parameters?.guide ?? {};
    expect(Object.keys(guide)).toEqual(sections);
    for (const section of sections) expect(guide[section]).not.toHaveLength(0);
  });

  it('has controls, with a value for whatever has to be given', async () => {
    const { default: meta, ...stories } = await read(file);
    const first = stories[firstStoryOf(file)];
    const args: Record<string, unknown> = { ...meta.args, ...first?.args };
    const props = Object.entries(propsOf(file, meta));
    const isGiven = (name: string) => name in args || name in (meta.argTypes ?? {});
    const needed = props.filter(([, { required, tsType }]) => required && tsType?.name !== 'signature');
    expect(needed.map(([name]) => name).filter((name) => !isGiven(name))).toEqual([]);
    const settable = props.filter(
      ([name, { tsType }]) => controlOf(name, tsType?.name ?? '', args[name])?.control !== false,
    );
    expect(settable).not.toHaveLength(0);
    const render = first?.render ?? meta.render;
    expect(render?.length).not.toBe(0);
  });
});

it('shows every component of the kit', async () => {
  const { exports } = JSON.parse(readFileSync(join(kitFolder, '../../package.json'), 'utf8'));
  const entries = Object.entries<string>(exports).filter(([name]) => /^\.\/ui(\/[\w-]+)?$/.test(name));
  const modules = await Promise.all(entries.map(([, path]) => import(join(kitFolder, '../..', path))));
  const components = modules
    .flatMap((module: object) => Object.entries(module))
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
  const metas = await Promise.all(files.map(async (file) => (await read(file)).default));
  const shown = new Set(
    metas.flatMap((meta) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
});
