import type { ReleaseEvent } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { JobName } from '../../../database/job-names.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { JobPayloads } from '../../../jobs/job-payloads.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { createReleaseRepository } from './release.repository.ts';
import { countActivations, type ReleaseActivationRow } from './release-activation.repository.ts';
import { findReleaseTeam } from './release-team.repository.ts';
import { countReleaseTokens, type ReleaseTokenRow } from './release-token.repository.ts';

/** Of each kind, and of a remote: what comes after these is in the log, and mails nobody. */
const MAILED_AN_HOUR = 20;

type TeamJob = Extract<JobName, 'send-release-token-made' | 'send-release-changed' | 'send-approval-asked'>;

const anHourAgo = () => new Date(Date.now() - HOUR_MILLISECONDS);

/** @param makerId the account that made the token, which has a mail of its own about it */
export async function mailTokenMade(
  transaction: Transaction<Tables>,
  { id: tokenId, remotes }: ReleaseTokenRow,
  makerId?: string,
): Promise<void> {
  if (!(await isMailed(transaction, remotes))) return;
  const others = (await findReleaseTeam(transaction, remotes)).filter((userId) => userId !== makerId);
  await addJobs(transaction, others, 'send-release-token-made', { tokenId });
}

/**
 * Each remote counts by itself, and so does `*`: many tokens for one of them silence no mail about another.
 */
async function isMailed(transaction: Transaction<Tables>, remotes: readonly string[]): Promise<boolean> {
  for (const remote of remotes)
    if ((await countReleaseTokens(transaction, [remote], anHourAgo())) <= MAILED_AN_HOUR) return true;
  return false;
}

/** Of what is active now and was not before. */
export async function mailChanged(transaction: Transaction<Tables>, event: ReleaseEvent): Promise<void> {
  const { remote, sequence } = event;
  const count = await createReleaseRepository(transaction).countChanges(remote, anHourAgo());
  if (count > MAILED_AN_HOUR) return;
  await addJobs(transaction, await findReleaseTeam(transaction, [remote]), 'send-release-changed', {
    sequence,
  });
}

export async function mailApprovalAsked(
  transaction: Transaction<Tables>,
  { id, remote }: Pick<ReleaseActivationRow, 'id' | 'remote'>,
): Promise<void> {
  if ((await countActivations(transaction, remote, anHourAgo())) > MAILED_AN_HOUR) return;
  await addJobs(transaction, await findReleaseTeam(transaction, [remote]), 'send-approval-asked', {
    activationId: id,
  });
}

async function addJobs<Name extends TeamJob>(
  transaction: Transaction<Tables>,
  team: readonly string[],
  name: Name,
  payload: Omit<JobPayloads[Name], 'userId'>,
): Promise<void> {
  for (const userId of team) await addJob(transaction, name, { userId, ...payload } as JobPayloads[Name]);
}
