import { randomUUIDv7 } from 'node:crypto';
import type { Ad, AdChange } from '@moien/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { insertPerson, insertSession } from './session-factory.ts';
import type { TestDatabase } from './test-database.ts';
import { patternedPhotograph } from './upload-files.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Site = { app: FastifyInstance; client: TestDatabase['client'] };

export type Host = Awaited<ReturnType<typeof openHost>>;

/** Somebody who writes an ad, and the calls that their browser makes. */
export async function openHost({ app, client }: Site, { isPaid = true } = {}) {
  const userId = await insertPerson(client);
  const cookie = await insertSession(client, userId);
  const paid = isPaid ? `user_${userId}` : null;
  await client.query('update profile set mangopay_user_id = $2 where user_id = $1', [userId, paid]);
  const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url,
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      ...(payload && { payload }),
    });
  const change = (ad: Pick<Ad, 'id' | 'version'>, wanted: AdChange) =>
    call('PATCH', `/api/ads/${ad.id}`, wanted, { 'if-match': `"${ad.version}"` });
  const send = (url: string, size: number, offset: number, bytes: Buffer) =>
    call('PATCH', `${url}?size=${size}`, bytes, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    });
  return { userId, cookie, call, change, send };
}

export async function draftOf({ call }: Pick<Host, 'call'>): Promise<Ad> {
  return (await call('POST', '/api/ads', { id: randomUUIDv7(), language: 'de' })).json<Ad>();
}

export const readAd = async ({ call }: Pick<Host, 'call'>, { id }: Pick<Ad, 'id'>) =>
  (await call('GET', `/api/ads/${id}`)).json<Ad>();

let photoCount = 0;
/** A picture that no other one looks like. */
export function picture(): Promise<Buffer> {
  photoCount += 1;
  return patternedPhotograph(photoCount);
}

export const uploadUrl = (ad: Pick<Ad, 'id'>, photoId: string) =>
  `/api/ads/${ad.id}/photos/${photoId}/upload`;

export async function addPhoto(
  { send }: Pick<Host, 'send'>,
  ad: Pick<Ad, 'id'>,
  bytes?: Buffer,
): Promise<LightMyRequestResponse> {
  const photo = bytes ?? (await picture());
  return send(uploadUrl(ad, randomUUIDv7()), photo.byteLength, 0, photo);
}

/** Status and code of what was refused. */
export const refusalOf = (answer: LightMyRequestResponse) => `${answer.statusCode} ${answer.json().code}`;
