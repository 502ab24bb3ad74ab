import { isDeepStrictEqual } from 'node:util';
import type { IdentityRefusal, IdentityRequest, OwnerIdentity } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { IdentitySession } from '../provider/mangopay-owner.schema.ts';
import type { Owners } from '../provider/owners.ts';
import { requireAdult } from './birth-date.ts';
import { createIdentityRepository, type IdentityRow } from './identity.repository.ts';
import { ownerUnavailable } from './owner-unavailable.ts';

export type OwnerParts = {
  database: Database;
  owners: Owners;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const NOT_FOUND = 404;

/** MangoPay's reasons, for which the owner gets a sentence. */
const REFUSALS: Readonly<Record<string, IdentityRefusal>> = {
  DOCUMENT_UNREADABLE: 'document-unreadable',
  DOCUMENT_NOT_ACCEPTED: 'document-not-accepted',
  DOCUMENT_HAS_EXPIRED: 'document-expired',
  DOCUMENT_INCOMPLETE: 'document-incomplete',
  DOCUMENT_FALSIFIED: 'document-falsified',
  DOCUMENT_DO_NOT_MATCH_USER_DATA: 'data-does-not-match',
  UNDERAGE_PERSON: 'underage-person',
};

export type IdentityService = ReturnType<typeof createIdentityService>;

/**
 * An owner’s verification by the provider, whose word alone counts: what a page that leads back says does
 * not.
 */
export function createIdentityService({ database, owners, now, log }: OwnerParts) {
  const repository = createIdentityRepository(database);

  const openOwner = async (row: IdentityRow): Promise<void> => {
    const { user_id: userId, request_id: requestId, email, details } = row;
    const outcome = await owners.create({ requestId, userId, email, details });
    if (outcome.is === 'answered') await repository.noteOwner(userId, requestId, outcome.value);
    else if (outcome.is === 'refused') throw new ProblemError(400, 'identity-details-refused');
    else throw ownerUnavailable(log, outcome);
  };

  /** @returns whether the owner may be verified now */
  const isEnrolled = async (row: IdentityRow, providerId: string): Promise<boolean> => {
    if (row.enrolment_url === null) return true;
    const outcome = await owners.find(providerId);
    if (outcome.is !== 'answered') throw ownerUnavailable(log, outcome);
    if (outcome.value.UserStatus !== 'ACTIVE') return false;
    await repository.noteEnrolled(row.user_id);
    return true;
  };

  const openSession = async (row: IdentityRow, providerId: string): Promise<void> => {
    const { user_id: userId, session_request_id: requestId, return_url: returnUrl } = row;
    const outcome = await owners.createSession(providerId, requestId, returnUrl);
    if (outcome.is === 'refused') await repository.renewSession(userId, null);
    if (outcome.is !== 'answered') throw ownerUnavailable(log, outcome);
    const { Id: id, HostedUrl: url } = outcome.value;
    await repository.noteSession(userId, requestId, { id, url: url ?? null });
  };

  const decide = async (row: IdentityRow, session: IdentitySession, providerId: string): Promise<void> => {
    const state = stateOf(session);
    if (state === 'expired') return repository.renewSession(row.user_id, row.session_id);
    await database.transaction().execute(async (transaction) => {
      const identities = createIdentityRepository(transaction);
      const refusal = state === 'refused' ? refusalOf(session) : null;
      const hasChanged = await identities.decide(row, state, refusal, now());
      if (hasChanged && state === 'verified') await identities.noteVerified(row.user_id, providerId);
    });
  };

  const readSession = async (row: IdentityRow, sessionId: string, providerId: string): Promise<void> => {
    const outcome = await owners.findSession(sessionId);
    if (outcome.is === 'refused' && outcome.status === NOT_FOUND)
      return repository.renewSession(row.user_id, sessionId);
    if (outcome.is !== 'answered') throw ownerUnavailable(log, outcome);
    await decide(row, outcome.value, providerId);
  };

  /** One step further, where the provider lets it; the next call goes on from there. */
  const step = async (row: IdentityRow): Promise<boolean> => {
    if (row.provider_id === null) {
      await openOwner(row);
      return true;
    }
    if (!(await isEnrolled(row, row.provider_id))) return false;
    if (row.session_id === null) await openSession(row, row.provider_id);
    else await readSession(row, row.session_id, row.provider_id);
    return row.session_id === null;
  };

  /** @throws ProblemError while the provider does not answer */
  const advance = async (userId: string): Promise<void> => {
    for (let count = 0; count < 4; count += 1) {
      const row = await repository.find(userId);
      if (!row || !isOpen(row) || !(await step(row))) return;
    }
  };

  return {
    advance,

    /** @throws ProblemError of a rule, or while the provider does not answer: then the same call goes on */
    async start(userId: string, { details }: IdentityRequest, returnUrl: string): Promise<void> {
      requireAdult(details.kind === 'natural' ? details.birthDate : details.representative.birthDate, now());
      await database.transaction().execute(async (transaction) => {
        const identities = createIdentityRepository(transaction);
        const known = await identities.lock(userId);
        if (known?.state === 'verified') throw new ProblemError(409, 'identity-verified');
        if (known?.state === 'in-review') throw new ProblemError(409, 'identity-under-review');
        const isOther = known !== undefined && !isDeepStrictEqual(known.details, details);
        if (known?.state === 'started' && !isOther) return;
        // Money of an owner who was verified once lies in a wallet of the same user.
        const isAnother = isOther && known.state !== 'outdated';
        await identities.begin({ userId, details, returnUrl, at: now() }, isAnother);
      });
      await advance(userId);
    },

    /** @returns false when the provider does not answer now */
    async sessionChanged(sessionId: string): Promise<boolean> {
      const row = await repository.findBySession(sessionId);
      if (!row?.provider_id) return true;
      const outcome = await owners.findSession(sessionId);
      if (outcome.is === 'answered') await decide(row, outcome.value, row.provider_id);
      return outcome.is !== 'unknown';
    },

    async present(userId: string): Promise<OwnerIdentity> {
      return presentIdentity(await repository.find(userId));
    },

    /** What the provider calls the owner; null before it knows them. */
    async findProviderId(userId: string): Promise<string | null> {
      return (await repository.find(userId))?.provider_id ?? null;
    },
  };
}

function isOpen({ state }: IdentityRow): boolean {
  return state === 'started' || state === 'in-review';
}

function stateOf({ Status: status }: IdentitySession): IdentityRow['state'] | 'expired' {
  if (status === 'VALIDATED') return 'verified';
  if (status === 'REFUSED') return 'refused';
  if (status === 'REVIEW') return 'in-review';
  if (status === 'OUT_OF_DATE' || status === 'OUTDATED') return 'outdated';
  return status === 'EXPIRED' ? 'expired' : 'started';
}

function refusalOf({ Checks: checks }: IdentitySession): IdentityRefusal {
  const types = (checks ?? []).flatMap(({ Reasons: reasons }) => reasons ?? []).map(({ Type: type }) => type);
  const known = types.map((type) => REFUSALS[type ?? '']).find((name) => name !== undefined);
  return known ?? 'specific-case';
}

function presentIdentity(row: IdentityRow | undefined): OwnerIdentity {
  if (!row)
    return {
      state: 'none',
      personKind: null,
      details: null,
      refusal: null,
      actionUrl: null,
      startedAt: null,
      decidedAt: null,
    };
  return {
    state: row.state,
    personKind: row.details.kind,
    details: row.details,
    refusal: row.refusal,
    actionUrl: row.state === 'started' ? actionUrlOf(row) : null,
    startedAt: row.started_at,
    decidedAt: row.decided_at,
  };
}

/** The address of an enrolment page carries the address that it returns to. */
function actionUrlOf({ enrolment_url: enrolmentUrl, session_url: url, return_url: returnUrl }: IdentityRow) {
  if (enrolmentUrl === null) return url;
  const address = new URL(enrolmentUrl);
  address.searchParams.set('returnUrl', returnUrl);
  return address.href;
}
