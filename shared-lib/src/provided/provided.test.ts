import { readFileSync } from 'node:fs';
import * as wholeI18next from '#react-i18next';
import * as wholeRouter from '#react-router-dom';
import * as providedI18next from './react-i18next.ts';
import * as providedRouter from './react-router-dom.ts';

type Restriction = { allowImportNames: string[] };
type BiomeOverride = {
  linter: {
    rules: { style?: { noRestrictedImports?: { options: { paths: Record<string, Restriction> } } } };
  };
};

const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: BiomeOverride[] };
const restrictions = overrides.flatMap<Record<string, Restriction>>(
  ({ linter }) => linter.rules.style?.noRestrictedImports?.options.paths ?? [],
);

it.each([
  ['react-router-dom', providedRouter, wholeRouter],
  ['react-i18next', providedI18next, wholeI18next],
])('of %s the linter allows just what the page has', (specifier, provided, whole) => {
  const allowed = restrictions.flatMap((paths) => paths[specifier]?.allowImportNames ?? []);
  // Types are in the list too; at run time there is nothing of them.
  expect(allowed.filter((name) => name in whole).sort()).toEqual(Object.keys(provided).sort());
});
