import { openClient } from '@moien/api/database/connections';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import type pg from 'pg';
import { insertConversations, insertFavorites, insertHistory, insertViews } from './kept-homes.ts';
import { insertMoney } from './money.ts';
import { insertRentalFile, shareRentalFile } from './rental-files.ts';
import { SIZES } from './sizes.ts';
import { insertStays } from './stays.ts';

/** Somebody who is signed in, and what their pages are asked for. */
export type Somebody = {
  userId: string;
  cookie: string;
  /** Of a list of favorites that they share. */
  favoritesToken: string;
  /** A rental file that is shared with them. */
  sharedFileId: string;
};

/** A host with as much as the requirement names, and one who has a home and nothing else. */
export async function insertPeople(databaseUrl: string): Promise<{ busy: Somebody; idle: Somebody }> {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const busy = await insertBusy(client, databaseUrl);
    const idle = await insertIdle(client);
    await client.query('vacuum analyze');
    return { busy, idle };
  } finally {
    await client.end();
  }
}

async function insertBusy(client: pg.Client, databaseUrl: string): Promise<Somebody> {
  const userId = await insertPerson(client, { hasPassword: true });
  const homeIds = await giveHomes(client, userId, SIZES.homes);
  const stays = await insertStays(client, { personId: userId, homeIds });
  await insertMoney(client, { databaseUrl, personId: userId, stays });
  await insertConversations(client, userId, homeIds);
  await insertHistory(client, userId);
  await insertViews(client, homeIds);
  await insertRentalFile(client, userId, true);
  const { rows } = await client.query<{ id: string }>(
    'select id from property where owner_id <> $1 order by id limit $2',
    [userId, SIZES.fileShares],
  );
  await shareRentalFile(
    client,
    userId,
    rows.map(({ id }) => id),
  );
  return {
    userId,
    cookie: await insertSession(client, userId),
    favoritesToken: await insertFavorites(client, userId, SIZES.favorites),
    sharedFileId: await insertSharedFiles(client, homeIds),
  };
}

/** The first is full. */
async function insertSharedFiles(client: pg.Client, homeIds: readonly string[]): Promise<string> {
  const ids: string[] = [];
  for (let index = 0; index < SIZES.sharedFiles; index += 1) {
    const tenant = await insertPerson(client);
    await insertRentalFile(client, tenant, index === 0);
    ids.push(await shareRentalFile(client, tenant, homeIds.slice(index % homeIds.length).slice(0, 1)));
  }
  return ids[0] ?? '';
}

async function insertIdle(client: pg.Client): Promise<Somebody> {
  const userId = await insertPerson(client);
  const homeIds = await giveHomes(client, userId, 1);
  const tenant = await insertPerson(client);
  await insertRentalFile(client, tenant, false);
  return {
    userId,
    cookie: await insertSession(client, userId),
    favoritesToken: await insertFavorites(client, userId, 0),
    sharedFileId: await shareRentalFile(client, tenant, homeIds),
  };
}

/** Of those that nobody has booked. */
async function giveHomes(client: pg.Client, userId: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update property set owner_id = $1 where id in (
       select id from property where is_published and is_available_for_short_term and currency = 'EUR'
         and not exists (select from occupancy where property_id = property.id)
       order by id limit $2
     ) returning id`,
    [userId, count],
  );
  if (rows.length !== count) throw new Error(`There are only ${rows.length} homes.`);
  return rows.map(({ id }) => id);
}
