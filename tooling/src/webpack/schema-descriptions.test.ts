import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { baseConfig } from './base-config.ts';
import { ROOT } from './packages.ts';
import withoutDescriptions from './schema-descriptions.ts';

describe('withoutDescriptions', () => {
  it.each([
    ["Type.Integer({ minimum: 0, description: 'nights' })", 'Type.Integer({ minimum: 0,  })'],
    ["Type.String({ description: 'one’s \\'own\\'', maxLength: 3 })", 'Type.String({  maxLength: 3 })'],
    ["{\n  description:\n    'long',\n}", '{\n  \n}'],
    ["{ description:\n  'longer, ' +\n  'longest', maxLength: 3 }", '{  maxLength: 3 }'],
    ['{ description: Type.String() }', '{ description: Type.String() }'],
  ])('%s', (source, expected) => {
    expect(withoutDescriptions(source)).toBe(expected);
  });
});

it('every file of the contract that describes fields goes through it in a build', () => {
  const { module } = baseConfig(
    { name: 'shell', version: '0.1.0-0123456789ab', mode: 'production' },
    'browser',
  );
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const isApplied = ({ loader }: RuleSetRule) => String(loader).includes('schema-descriptions');
  const pattern = rules.find(isApplied)?.test;
  const source = join(ROOT, 'contract', 'src');
  const describing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(source, file))
    .filter((file) => /\bdescription:\s*'/.test(readFileSync(file, 'utf8')));
  expect(describing.length).toBeGreaterThan(10);
  expect(pattern).toBeInstanceOf(RegExp);
  expect(describing.filter((file) => !(pattern as RegExp).test(file))).toEqual([]);
});
