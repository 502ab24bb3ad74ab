import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { rootDirectory } from '../paths.ts';

/** What each story looks like, by `<story>-<theme>`; kept with the sources. */
export const approvedFolder = join(rootDirectory, 'tooling', 'storybook', 'screenshots');
/** What differed in the last run, to look at. */
const differingFolder = join(rootDirectory, 'var', 'screenshots');

/** How far colours may be apart, from 0 to 1, and how many pixels may be further apart than that. */
const TOLERANCE = 0.1;
const PIXELS_MAXIMUM = 30;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Screenshots {
  /** @returns what is wrong, in one sentence */
  compare(name: string, png: Buffer): Promise<string | undefined>;
  /** A story that is not drawn again, since nothing that it is made of has changed. */
  keep(name: string): void;
  /** Names of pictures that are kept of no story. */
  leftOver(): string[];
}

/** Compares with the pictures that were approved; they become the approved ones when `isUpdate`. */
export function createScreenshots(isUpdate: boolean): Screenshots {
  const seen = new Set<string>();
  return {
    async compare(name, png) {
      seen.add(name);
      const file = fileOf(approvedFolder, name);
      if (isUpdate) return void (await approve(file, png));
      if (!existsSync(file)) return 'It has no approved picture: npm run screenshots makes one.';
      const difference = await differenceOf(await readFile(file), png);
      if (difference === undefined) return undefined;
      await write(fileOf(differingFolder, name), png);
      return `It looks different (${difference}): see var/screenshots/${name}.webp; npm run screenshots approves it.`;
    },
    keep: (name) => void seen.add(name),
    leftOver: () =>
      globSync('*.webp', { cwd: approvedFolder })
        .map((file) => file.replace(/\.webp$/, ''))
        .filter((name) => !seen.has(name)),
  };
}

/** Removes pictures of stories that are no more. */
export async function removeScreenshots(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(fileOf(approvedFolder, name))));
}

/** In words, or `undefined` for pictures that look the same. */
export async function differenceOf(approved: Buffer, current: Buffer): Promise<string | undefined> {
  const [before, after] = await Promise.all([pixelsOf(approved), pixelsOf(current)]);
  if (before.width !== after.width || before.height !== after.height)
    return `${after.width} × ${after.height} pixels instead of ${before.width} × ${before.height}`;
  const count = pixelmatch(before.data, after.data, undefined, before.width, before.height, {
    threshold: TOLERANCE,
  });
  return count > PIXELS_MAXIMUM ? `${count} pixels` : undefined;
}

/** A picture that looks the same stays as it is, byte for byte. */
async function approve(file: string, png: Buffer): Promise<void> {
  if (existsSync(file) && (await differenceOf(await readFile(file), png)) === undefined) return;
  await write(file, png);
}

async function write(file: string, png: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.webp`);
}
