import {
  bicProblem,
  ibanProblem,
  normalizeBic,
  normalizeIban,
  paymentFailureOf,
  type Recipient,
  type RecipientRequest,
} from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { createMoneyReleaseRepository } from '../money-release/money-release.repository.ts';
import type { ProviderRecipient } from '../provider/mangopay-owner.schema.ts';
import type { IdentityService, OwnerParts } from './identity.service.ts';
import { ownerUnavailable } from './owner-unavailable.ts';
import { createRecipientRepository, type RecipientRow } from './recipient.repository.ts';

/** What a change of bank data records in its transaction, such as the mail about it. */
export type NoteChange = (transaction: Transaction<Tables>) => Promise<void>;

export type RecipientService = ReturnType<typeof createRecipientService>;

/** The accounts that an owner is paid to: one is active, and another takes its place once it is confirmed. */
export function createRecipientService(
  { database, owners, now, log }: OwnerParts,
  identities: Pick<IdentityService, 'findProviderId'>,
) {
  const repository = createRecipientRepository(database);

  /** What the provider does not hear now stays there and is never used: only our active one is. */
  const deactivate = async (rows: readonly { provider_id: string | null }[]): Promise<void> => {
    for (const { provider_id: providerId } of rows) {
      const outcome = providerId && (await owners.deactivateRecipient(providerId));
      if (outcome && outcome.is !== 'answered')
        log.warn(
          { reason: outcome.reason },
          'an account that was replaced could not be ended at the provider',
        );
    }
  };

  const activate = async ({ id, user_id: userId }: RecipientRow): Promise<void> => {
    const replaced = await database.transaction().execute(async (transaction) => {
      const recipients = createRecipientRepository(transaction);
      await recipients.lockOwner(userId);
      const isPending = (await recipients.findPending(userId))?.id === id;
      if (!isPending) return [];
      const ended = await recipients.endActive(userId, now());
      await recipients.activate(id, now());
      await createMoneyReleaseRepository(transaction).resumeReturned(userId);
      return ended;
    });
    await deactivate(replaced);
  };

  const note = async (row: RecipientRow, { Status: status }: ProviderRecipient): Promise<void> => {
    if (row.state !== 'pending') return;
    if (status === 'ACTIVE') await activate(row);
    if (status === 'CANCELED' || status === 'DEACTIVATED') await repository.refuse(row.id, now());
  };

  const open = async (row: RecipientRow): Promise<void> => {
    const ownerId = await identities.findProviderId(row.user_id);
    if (ownerId === null) throw new ProblemError(409, 'identity-missing');
    const outcome = await owners.createRecipient(ownerId, row);
    if (outcome.is === 'refused') {
      await repository.refuse(row.id, now());
      throw new ProblemError(400, 'recipient-refused');
    }
    if (outcome.is !== 'answered') throw ownerUnavailable(log, outcome);
    const { Id: providerId, PendingUserAction: action } = outcome.value;
    await repository.noteProvider(row.id, providerId, action?.RedirectUrl ?? null);
  };

  /** @throws ProblemError while the provider does not answer */
  const advance = async (userId: string): Promise<void> => {
    const row = await repository.findPending(userId);
    if (!row) return;
    if (row.provider_id === null) return open(row);
    const outcome = await owners.findRecipient(row.provider_id);
    if (outcome.is === 'unknown') throw ownerUnavailable(log, outcome);
    if (outcome.is === 'refused') await repository.refuse(row.id, now());
    else await note(row, outcome.value);
  };

  return {
    advance,

    /** @throws ProblemError of the account; asked before the proof, so that no code is used up for nothing */
    async refuseWrong(userId: string, { iban, bic }: RecipientRequest): Promise<void> {
      const problem = ibanProblem(iban) ?? bicProblem(bic, iban);
      if (problem) throw new ProblemError(400, problem);
      if ((await identities.findProviderId(userId)) === null) throw new ProblemError(409, 'identity-missing');
    },

    /** For who has proved again who they are. The same id again is the same account. */
    async create(userId: string, request: RecipientRequest, noteChange: NoteChange): Promise<void> {
      const { id, holder, address } = request;
      const [iban, bic] = [normalizeIban(request.iban), normalizeBic(request.bic)];
      await database.transaction().execute(async (transaction) => {
        const recipients = createRecipientRepository(transaction);
        await recipients.lockOwner(userId);
        if (await recipients.find(id, userId)) return;
        await recipients.endPending(userId, now());
        const isNew = await recipients.insert({ id, user_id: userId, iban, bic, holder, address }, now());
        // The id is another owner's: nothing is said of that account.
        if (!isNew) throw new ProblemError(404, 'recipient-not-found');
        await noteChange(transaction);
      });
      await advance(userId);
    },

    async remove(userId: string, id: string, noteChange: NoteChange): Promise<void> {
      const ended = await database.transaction().execute(async (transaction) => {
        const recipients = createRecipientRepository(transaction);
        await recipients.lockOwner(userId);
        const isOwn = (await recipients.find(id, userId)) !== undefined;
        const rows = isOwn ? await recipients.remove(id, now()) : [];
        if (rows.length === 0) throw new ProblemError(404, 'recipient-not-found');
        await noteChange(transaction);
        return rows;
      });
      await deactivate(ended);
    },

    /** @returns false when the provider does not answer now */
    async recipientChanged(providerId: string): Promise<boolean> {
      const row = await repository.findByProvider(providerId);
      if (!row) return true;
      const outcome = await owners.findRecipient(providerId);
      if (outcome.is === 'answered') await note(row, outcome.value);
      return outcome.is !== 'unknown';
    },

    async present(userId: string, returnUrl: string) {
      const active = await repository.findActive(userId);
      const pending = await repository.findPending(userId);
      const shown = active ?? pending ?? (await repository.findRefused(userId));
      const show = (row: RecipientRow | undefined) => (row ? presentRecipient(row, returnUrl) : null);
      return { recipient: show(shown), nextRecipient: active ? show(pending) : null };
    },
  };
}

function presentRecipient(row: RecipientRow, returnUrl: string): Recipient {
  return {
    id: row.id,
    state: row.state,
    countryCode: row.iban.slice(0, 2),
    ibanEnding: row.iban.slice(-4),
    bic: row.bic,
    holderName:
      row.holder.kind === 'legal' ? row.holder.legalName : `${row.holder.firstName} ${row.holder.lastName}`,
    actionUrl: row.action_url === null ? null : withReturn(row.action_url, returnUrl),
    failure: row.failure_code === null ? null : paymentFailureOf(row.failure_code),
    createdAt: row.created_at,
    activatedAt: row.activated_at,
  };
}

function withReturn(url: string, returnUrl: string): string {
  const address = new URL(url);
  address.searchParams.set('returnUrl', returnUrl);
  return address.href;
}
