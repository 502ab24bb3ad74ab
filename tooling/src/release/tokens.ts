import {
  createReleaseToken,
  listReleaseTokens,
  type ReleaseTokenSummary,
  revokeReleaseToken,
} from '@moien/api/domains/platform/index';
import { openDatabase } from '../postgres/database.ts';
import { errorCode, Problem } from '../problem.ts';
import { columns, instantText } from './columns.ts';

/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';
const HEADINGS = ['NAME', 'REMOTES', 'MADE', 'STATE'];

export async function createToken(name: string, remotes: string[]): Promise<void> {
  const { token, expiresAt } = await onDatabase((url) => createReleaseToken(url, { name, remotes }));
  console.log(
    `${token}\n\nThis token is for ${remotes.join(', ')}. It is shown this once and kept nowhere: put it into`,
  );
  console.log(`MOIEN_RELEASE_TOKEN where the team publishes. It ends on ${instantText(expiresAt)}.`);
}

export async function revokeToken(name: string): Promise<void> {
  if (!(await onDatabase((url) => revokeReleaseToken(url, name))))
    throw new Problem(`No valid token is called ${name}: npm run release -- token list names them.`);
  console.log(`The token ${name} is not valid any more.`);
}

export async function listTokens(): Promise<void> {
  for (const line of tokenLines(await onDatabase(listReleaseTokens))) console.log(line);
}

export function tokenLines(tokens: ReleaseTokenSummary[]): string[] {
  if (tokens.length === 0) return ['There is no token yet.'];
  const rows = tokens.map((token) => [
    token.name,
    token.remotes.join(','),
    instantText(token.createdAt),
    stateOf(token),
  ]);
  return columns([HEADINGS, ...rows]);
}

function stateOf({ expiresAt, revokedAt }: ReleaseTokenSummary): string {
  if (revokedAt) return `revoked ${instantText(revokedAt)}`;
  const state = Date.parse(expiresAt) > Date.now() ? 'valid until' : 'expired';
  return `${state} ${instantText(expiresAt)}`;
}

/** That of DATABASE_URL, else of the site on this machine, which may run or not. */
async function onDatabase<Value>(work: (databaseUrl: string) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(() => undefined);
  try {
    return await work(database.url);
  } catch (error) {
    if (error instanceof RangeError) throw new Problem(error.message);
    if (errorCode(error) === UNDEFINED_TABLE)
      throw new Problem(
        'This database knows no releases yet: start the site once, which brings it up to date.',
      );
    throw error;
  } finally {
    await database.stop();
  }
}
