import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import type { AfterAnswer } from '../../../plugins/after-answer.ts';
import { clientOf } from '../access/client-of.ts';
import { recordSecurityEvent, type SecurityEventEntry } from '../security-event/record-security-event.ts';
import { createPasswordRepository } from './password.repository.ts';

type Refusal = Required<Pick<SecurityEventEntry, 'kind' | 'method'>> & { email: string };

/** Records that a secret of an address was refused, if the address has an account. */
export type RecordRefusal = (request: FastifyRequest, refusal: Refusal) => void;

/** After the answer: an address with an account is answered as fast as one without (decision 0027). */
export function createRefusalRecorder(
  database: Database,
  afterAnswer: AfterAnswer,
  now: () => Date,
): RecordRefusal {
  return (request, { email, ...refusal }) => {
    const client = clientOf(request);
    const at = now();
    afterAnswer(request, async () => {
      const account = await createPasswordRepository(database).findByEmail(email);
      if (!account) return;
      const entry = { ...refusal, userId: account.user_id, result: 'refused', at } as const;
      await recordSecurityEvent(database, client, entry);
    });
  };
}
