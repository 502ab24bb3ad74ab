import { seededUuid } from '@moien/api/database/seeded-uuid';
import { hashPassword } from '@moien/api/domains/identity/index';
import type pg from 'pg';
import { demoOwners } from './owners.ts';

type DemoAccount = {
  /** As `npm start` names it. */
  label: 'user' | 'owner' | 'team member' | 'admin';
  role: 'user' | 'team-member' | 'admin';
  remotes: string[];
  mangopayUserId: string | null;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
};

/** Everybody knows it: no public site starts with these accounts. */
export const DEMO_PASSWORD = 'Welcome-to-Moien-1';

const CREATED_AT = '2026-01-01T08:00:00Z';

/** One of each role; the owner is one whose homes the demo shows. */
export function demoAccounts(): DemoAccount[] {
  return [
    { label: 'user', role: 'user', remotes: [], mangopayUserId: null, ...person('user', 'Uma', 'User') },
    { label: 'owner', role: 'user', remotes: [], mangopayUserId: 'demo-owner', ...firstOwner() },
    {
      label: 'team member',
      role: 'team-member',
      remotes: ['*'],
      mangopayUserId: null,
      ...person('team', 'Tim', 'Team'),
    },
    { label: 'admin', role: 'admin', remotes: [], mangopayUserId: null, ...person('admin', 'Ada', 'Admin') },
  ];
}

function person(name: string, firstName: string, lastName: string) {
  // example.org belongs to nobody (RFC 2606).
  return { userId: seededUuid(`demo/account/${name}`), email: `${name}@example.org`, firstName, lastName };
}

function firstOwner() {
  const [owner] = demoOwners();
  if (!owner) throw new RangeError('The demo has no owner.');
  const { id: userId, email, firstName, lastName } = owner;
  return { userId, email, firstName, lastName };
}

/** Gives how many were added: those that are missing. */
export async function writeDemoAccounts(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ user_id: string }>('select user_id from account where is_demo');
  const known = new Set(rows.map(({ user_id }) => user_id));
  const missing = demoAccounts().filter(({ userId }) => !known.has(userId));
  for (const account of missing) await writeDemoAccount(client, account);
  return missing.length;
}

async function writeDemoAccount(client: pg.Client, account: DemoAccount): Promise<void> {
  const { userId, email, firstName, lastName, mangopayUserId, role, remotes } = account;
  await client.query(
    `insert into profile (user_id, email, first_name, last_name, mangopay_user_id, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id) do update set mangopay_user_id = excluded.mangopay_user_id`,
    [userId, email, firstName, lastName, mangopayUserId, CREATED_AT],
  );
  await client.query(
    `insert into account (user_id, role, remotes, password_hash, language, is_demo, created_at)
     values ($1, $2, $3, $4, 'en', true, $5)`,
    [userId, role, remotes, await hashPassword(DEMO_PASSWORD), CREATED_AT],
  );
}

/**
 * Their sessions end; their profiles and homes stay as the rest of the demo does. Gives how many there were.
 */
export async function removeDemoAccounts(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `with gone as (delete from account where is_demo returning user_id),
       ended as (delete from session using gone where session.user_id = gone.user_id)
     update profile set mangopay_user_id = null from gone where profile.user_id = gone.user_id`,
  );
  return rowCount ?? 0;
}
