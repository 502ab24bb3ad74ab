import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createReleaseToken, revokeReleaseToken } from '@moien/api/domains/platform/index';
import { Refusal } from '../release/client.ts';
import { createReleaseCalls } from './release-calls.ts';

/** Under this name the log tells what a start has released. */
export const START_ACTOR = 'npm start';

/**
 * The token with which starts release the workspace's builds: the one in the file when it is still valid,
 * else a new one, which only the owner of the file can read.
 */
export async function startToken(address: string, databaseUrl: string, file: string): Promise<string> {
  const kept = readToken(file);
  if (kept && (await isValid(address, kept))) return kept;
  // One that was lost, or is another folder's: this one takes its place.
  await revokeReleaseToken(databaseUrl, START_ACTOR);
  const { token } = await createReleaseToken(databaseUrl, { name: START_ACTOR, remotes: ['*'] });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, token, { mode: 0o600 });
  chmodSync(file, 0o600);
  return token;
}

function readToken(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

async function isValid(address: string, token: string): Promise<boolean> {
  try {
    await createReleaseCalls(address, token).history('mf-none').next();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return false;
    throw error;
  }
}
