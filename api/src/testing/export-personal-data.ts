import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { hashTestPassword, TEST_PASSWORD } from './account-factory.ts';

/** What the site keeps of somebody who is signed in, as they get it: they have `TEST_PASSWORD` then. */
export async function exportPersonalDataOf(
  { app, client }: { app: FastifyInstance; client: pg.Client },
  { userId, cookie }: { userId: string; cookie: string },
): Promise<LightMyRequestResponse> {
  const hash = await hashTestPassword();
  await client.query('update account set password_hash = $2 where user_id = $1', [userId, hash]);
  return app.inject({
    method: 'POST',
    url: '/api/account/personal-data',
    headers: { cookie },
    payload: { proof: { password: TEST_PASSWORD } },
  });
}
