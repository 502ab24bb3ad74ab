import type { Database } from '../../../database/database.ts';
import type { Disputes } from '../provider/disputes.ts';
import { createDisputeRepository, type DisputeRow } from './dispute.repository.ts';
import { collectEvidence } from './evidence.ts';
import { evidencePdf } from './evidence-pdf.ts';

/** More than ever wait for an answer. */
const LISTED_MAXIMUM = 200;

export type Contested =
  | { is: 'sent' }
  | { is: 'unknown' | 'decided' | 'not-contestable' }
  /** The provider did not take it. */
  | { is: 'refused'; reason: string };

/** What an operator does about payments that banks take back. */
export function createDisputeDesk(
  database: Database,
  disputes: Pick<Disputes, 'sendDocument' | 'contest'>,
  now: () => Date,
) {
  const repository = createDisputeRepository(database);

  const writeEvidence = async (disputeId: string): Promise<Buffer | undefined> => {
    const evidence = await collectEvidence(database, disputeId);
    return evidence && evidencePdf(evidence, now());
  };

  return {
    /** Those that the bank has not decided, the most urgent first. */
    listUndecided: (): Promise<DisputeRow[]> => repository.listUndecided(LISTED_MAXIMUM),

    /** As a PDF; undefined for a dispute that is not there. */
    writeEvidence,

    /** Sends the evidence and contests all that is disputed. */
    async contest(disputeId: string): Promise<Contested> {
      const dispute = await repository.find(disputeId);
      const file = dispute && (await writeEvidence(disputeId));
      if (!dispute || !file) return { is: 'unknown' };
      if (dispute.state !== 'open') return { is: 'decided' };
      if (dispute.kind === 'not-contestable') return { is: 'not-contestable' };
      const sent = await disputes.sendDocument(dispute.provider_id, file);
      if (sent.is !== 'answered') return { is: 'refused', reason: sent.reason };
      const contested = await disputes.contest(dispute.provider_id, dispute);
      if (contested.is !== 'answered') return { is: 'refused', reason: contested.reason };
      await repository.noteSubmitted(disputeId);
      return { is: 'sent' };
    },
  };
}
