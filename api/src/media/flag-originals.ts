import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import countries from 'flag-icons/country.json' with { type: 'json' };
import type { MediaOriginals } from './media-originals.ts';

const FLAG = /^flags\/([a-z]{2})$/;

/** Codes that telephone plans use beside ISO 3166-1, with the names that the set of flags gives them. */
const BESIDE_ISO = [
  ['ac', 'sh-ac'],
  ['ta', 'sh-ta'],
  ['xk', 'xk'],
] as const;

const NAMES = new Map<string, string>([
  ...countries.filter(({ iso }) => iso).map(({ code }) => [code, code] as const),
  ...BESIDE_ISO,
]);

/** The flags of countries under `/global/flags/{code}` (flag-icons, MIT), four by three. */
export function createFlagOriginals(): MediaOriginals {
  const folder = dirname(createRequire(import.meta.filename).resolve('flag-icons/package.json'));
  return {
    async open(area, path) {
      const name = NAMES.get(FLAG.exec(path)?.[1] ?? '');
      if (area !== 'global' || name === undefined) return undefined;
      return readFile(join(folder, 'flags', '4x3', `${name}.svg`));
    },
  };
}
