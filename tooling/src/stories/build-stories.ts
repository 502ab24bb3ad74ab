import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { fingerprintBuild } from './stories-fingerprint.ts';

const fingerprintFile = join(rootDirectory, 'tooling/dist/storybook.fingerprint');

/** Where the static Storybook lies; its addresses are relative, so any path may serve it. */
export const storybookFolder = join(rootDirectory, 'tooling/dist/storybook');

async function readBuiltFingerprint(): Promise<string | undefined> {
  if (!existsSync(fingerprintFile) || !existsSync(join(storybookFolder, 'index.json'))) return undefined;
  return readFile(fingerprintFile, 'utf8');
}

/**
 * Builds the static Storybook when what it is made of has changed.
 * @returns whether it was built
 * @throws with the output of the build when it fails
 */
export async function buildStories(): Promise<boolean> {
  const fingerprint = await fingerprintBuild();
  if ((await readBuiltFingerprint()) === fingerprint) return false;
  // Without a fingerprint an interrupted build counts as none.
  await rm(fingerprintFile, { force: true });
  await runStorybookBuild();
  await mkdir(dirname(fingerprintFile), { recursive: true });
  await writeFile(fingerprintFile, fingerprint);
  return true;
}

async function runStorybookBuild(): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('storybook/package.json');
  const command = join(dirname(packageFile), 'dist/bin/dispatcher.js');
  const options = ['--config-dir', 'tooling/storybook', '--output-dir', storybookFolder];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, [command, 'build', ...options, '--disable-telemetry', '--quiet'], {
    cwd: rootDirectory,
    env: { ...process.env, NODE_ENV: 'production', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.once('error', reject);
  child.once('close', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`Storybook could not be built (code ${code}).\n${output}`));
  });
  return promise;
}
