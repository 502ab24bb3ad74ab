import sharp from 'sharp';
import { countryRows } from '../vocabulary/countries.ts';
import { createFlagOriginals } from './flag-originals.ts';
import { renderVariant } from './image-variant.ts';

const flags = createFlagOriginals();

it('every country of the vocabulary has a flag', async () => {
  const paths = countryRows().map(({ iconImagePath }) => iconImagePath.slice('/global/'.length));
  const found = await Promise.all(paths.map((path) => flags.open('global', path)));
  expect(paths.filter((_, index) => found[index] === undefined)).toEqual([]);
  expect(paths.length).toBeGreaterThan(240);
});

it('a flag is drawn at the size that is asked for', async () => {
  const original = await flags.open('global', 'flags/lu');
  if (!original) throw new Error('There is no flag of Luxembourg.');
  const { width, height, format } = await sharp(await renderVariant(original, '360')).metadata();
  expect([format, width, height]).toEqual(['heif', 360, 270]);
});

it.each([
  ['global', 'flags/zz'],
  ['global', 'flags/eu'],
  ['global', 'flags/LU'],
  ['global', 'flags/lux'],
  ['global', 'flags/gb-eng'],
  ['global', 'flags/../../package'],
  ['global', 'flags/__proto__'],
  ['global', 'flags/'],
  ['upload', 'flags/lu'],
] as const)('/%s/%s is no flag', async (area, path) => {
  expect(await flags.open(area, path)).toBeUndefined();
});
