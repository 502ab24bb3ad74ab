import { AwsClient } from 'aws4fetch';
import { sha256Hex } from '../../../lib/sha256.ts';
import { isReleaseKey, type ReleaseFiles, requireReleaseKey } from './release-files.ts';

const TIMEOUT_MILLISECONDS = 10_000;
const RETRIES = 2;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/**
 * Releases in an S3-compatible store: `https://KEY:SECRET@HOST/BUCKET?region=REGION`, with a prefix below the
 * bucket if the path goes on. Key and secret are percent-encoded where they hold what an address may not.
 */
export function createS3Files(storeUrl: string): ReleaseFiles {
  const { client, base } = openStore(storeUrl);
  const send = async (method: Method, key: string, body?: Buffer<ArrayBuffer>): Promise<Response> =>
    client.fetch(`${base}/${key.split('/').map(encodeURIComponent).join('/')}`, {
      method,
      body,
      headers: { 'x-amz-content-sha256': sha256Hex(body ?? Buffer.alloc(0)) },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  return {
    async read(key) {
      if (!isReleaseKey(key)) return undefined;
      const answer = await send('GET', key);
      if (await isAbsent(answer, 'read')) return undefined;
      return Buffer.from(await answer.arrayBuffer());
    },
    async exists(key) {
      if (!isReleaseKey(key)) return false;
      return !(await isAbsent(await send('HEAD', key), 'looked for'));
    },
    async write(key, bytes) {
      const answer = await send('PUT', requireReleaseKey(key), Buffer.from(bytes));
      if (await isAbsent(answer, 'written')) throw new Error('The release store has no such bucket.');
      await answer.body?.cancel();
    },
    async remove(key) {
      const answer = await send('DELETE', requireReleaseKey(key));
      await isAbsent(answer, 'removed');
      await answer.body?.cancel();
    },
  };
}

/** The address of the store without its secrets, and what signs for it. */
function openStore(storeUrl: string): { client: AwsClient; base: string } {
  const { username, password, protocol, host, pathname, searchParams } = new URL(storeUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  });
  return { client, base: `${protocol}//${host}${pathname.replace(/\/+$/, '')}` };
}

/** @throws Error when the store refuses; it names the status, never the address */
async function isAbsent(answer: Response, attempt: string): Promise<boolean> {
  if (answer.ok) return false;
  await answer.body?.cancel();
  if (answer.status === 404) return true;
  throw new Error(`A file of a release could not be ${attempt}: the store answered ${answer.status}.`);
}
