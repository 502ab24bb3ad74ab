import { randomUUIDv7 } from 'node:crypto';
import type { DeviceToken, DeviceType } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isOpenSession, openAt } from '../../identity/index.ts';

export type DeviceRow = { id: string; device_type: DeviceType; token: string };

/** A browser is known by its endpoint: it may have other keys there when it subscribes again. */
const addressOfRow = sql`device_address(device_type, token)`;
const addressOf = ({ deviceType, deviceToken }: DeviceToken) =>
  sql`device_address(${deviceType}, ${deviceToken})`;

type Holder = { userId: string; sessionId: string };

/** A person has at most `maximum` devices: those that were heard of longest ago make room. */
export async function putDevice(
  database: Database,
  { userId, sessionId }: Holder,
  { deviceToken, deviceType }: DeviceToken,
  { at, maximum }: { at: Date; maximum: number },
): Promise<void> {
  const address = addressOf({ deviceToken, deviceType });
  await sql`
    with over as (
      delete from device_token where id in (
        select id from device_token where user_id = ${userId} and ${addressOfRow} <> ${address}
        order by seen_at desc, id offset ${maximum - 1}::int
      )
    )
    insert into device_token (id, user_id, session_id, device_type, token, seen_at)
    values (${randomUUIDv7()}, ${userId}, ${sessionId}, ${deviceType}, ${deviceToken}, ${at})
    on conflict (device_type, md5(${addressOfRow})) do update set user_id = excluded.user_id,
      session_id = excluded.session_id, token = excluded.token, seen_at = excluded.seen_at
  `.execute(database);
}

export async function removeDevice(
  database: Database,
  userId: string,
  { deviceToken, deviceType }: DeviceToken,
): Promise<void> {
  await sql`
    delete from device_token
    where user_id = ${userId} and device_type = ${deviceType} and ${addressOfRow} = ${addressOf({ deviceToken, deviceType })}
  `.execute(database);
}

/** Those whose session goes on. */
export async function listDevices(database: Database, userId: string, at: Date): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select device_token.id, device_type, token from device_token join session on session.id = session_id
    where device_token.user_id = ${userId} and ${isOpenSession(openAt(at))}
    order by seen_at desc, device_token.id
  `.execute(database);
  return rows;
}

/** Its service says that there is no such device. */
export async function forgetDevice(database: Database, id: string): Promise<void> {
  await sql`delete from device_token where id = ${id}`.execute(database);
}
