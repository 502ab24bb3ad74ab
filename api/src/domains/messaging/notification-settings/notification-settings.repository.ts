import {
  type NewNotificationSettings,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationDigest,
  type NotificationKind,
  type NotificationKindRules,
  type QuietHours,
} from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

export type SettingsRow = {
  timeZone: string | null;
  quietHours: QuietHours | null;
  digest: NotificationDigest;
  /** What somebody has chosen, whatever the kinds have by themselves. */
  choices: readonly NotificationChoice[];
};

type Executor = Database | OpenTransaction;

export async function readSettings(database: Executor, userId: string): Promise<SettingsRow> {
  const { rows } = await sql<{
    time_zone: string;
    quiet_from: string;
    quiet_to: string;
    digest: 'off' | 'daily';
  }>`
    select time_zone, quiet_from, quiet_to, digest from notification_setting where user_id = ${userId}
  `.execute(database);
  const { rows: choices } = await sql<NotificationChoice>`
    select kind, channel, is_on as "isOn" from notification_choice where user_id = ${userId}
  `.execute(database);
  const [row] = rows;
  return {
    timeZone: row?.time_zone ?? null,
    quietHours: row?.quiet_from ? { from: row.quiet_from, to: row.quiet_to } : null,
    digest: row?.digest ?? 'off',
    choices,
  };
}

export async function writeSettings(
  transaction: OpenTransaction,
  userId: string,
  { timeZone, quietHours, digest, choiceArray }: NewNotificationSettings,
  at: Date,
): Promise<void> {
  await sql`
    insert into notification_setting (user_id, time_zone, quiet_from, quiet_to, digest, updated_at)
    values (${userId}, ${timeZone}, ${quietHours?.from ?? null}, ${quietHours?.to ?? null}, ${digest}, ${at})
    on conflict (user_id) do update set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, digest = excluded.digest, updated_at = excluded.updated_at
  `.execute(transaction);
  await writeChoices(transaction, userId, choiceArray);
}

/** Of a kind and channel that are named twice, the last one counts. */
export async function writeChoices(
  transaction: Executor,
  userId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  const last = [...new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice])).values()];
  await sql`
    insert into notification_choice (user_id, kind, channel, is_on)
    select ${userId}::uuid, * from unnest(
      ${last.map(({ kind }) => kind)}::text[], ${last.map(({ channel }) => channel)}::text[],
      ${last.map(({ isOn }) => isOn)}::boolean[]
    )
    on conflict (user_id, kind, channel) do update set is_on = excluded.is_on
  `.execute(transaction);
}

const RULES: Readonly<Record<NotificationKind, NotificationKindRules>> = NOTIFICATION_KINDS;

/** Kinds that somebody may do without. */
export const OPTIONAL_KINDS = (Object.keys(RULES) as NotificationKind[]).filter(
  (kind) => RULES[kind].canSwitchOff,
);

export const isOptional = (kind: string): boolean => (OPTIONAL_KINDS as string[]).includes(kind);

/** Whether somebody is told of a kind by a channel. What is no kind of notification is always told. */
export function isNotifiedBy(
  choices: SettingsRow['choices'],
  kind: string,
  channel: NotificationChannel,
): boolean {
  if (!isOptional(kind)) return true;
  const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel);
  return chosen?.isOn ?? RULES[kind as NotificationKind].channels.includes(channel);
}

/** Every choice that there is, as it stands. */
export function allChoices(choices: SettingsRow['choices']): NotificationChoice[] {
  return OPTIONAL_KINDS.flatMap((kind) =>
    NOTIFICATION_CHANNELS.map((channel) => ({ kind, channel, isOn: isNotifiedBy(choices, kind, channel) })),
  );
}
