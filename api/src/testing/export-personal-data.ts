import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import type pg from 'pg';
import { hashTestPassword, TEST_PASSWORD } from './account-factory.ts';

/** `data.json` of it as body, and all files by their names. */
export type ExportAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'> & {
  files: Record<string, Uint8Array>;
  /** Also of those that have the name of another one. */
  entryCount: number;
};

/** What the site keeps of somebody who is signed in, as they get it: they have `TEST_PASSWORD` then. */
export async function exportPersonalDataOf(
  { app, client }: { app: FastifyInstance; client: pg.Client },
  { userId, cookie }: { userId: string; cookie: string },
): Promise<ExportAnswer> {
  const hash = await hashTestPassword();
  await client.query('update account set password_hash = $2 where user_id = $1', [userId, hash]);
  const asked = await app.inject({
    method: 'POST',
    url: '/api/account/personal-data',
    headers: { cookie },
    payload: { proof: { password: TEST_PASSWORD } },
  });
  const { statusCode, headers, rawPayload } = await app.inject({
    url: asked.json().path,
    headers: { cookie },
  });
  const files = unzipSync(rawPayload);
  const body = Buffer.from(files['data.json'] ?? '').toString();
  // The end of the central directory (PKWARE APPNOTE 4.3.16) is the last 22 bytes.
  const entryCount = rawPayload.readUInt16LE(rawPayload.length - 22 + 10);
  return { statusCode, headers, files, entryCount, body, json: () => JSON.parse(body) };
}
