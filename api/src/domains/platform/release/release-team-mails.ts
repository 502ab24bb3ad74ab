import type { LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { mailText } from '../../../mail/mail-text.ts';
import { accountMail, createPasswordRepository } from '../../identity/index.ts';
import { createReleaseRepository } from './release.repository.ts';
import { findActivationById } from './release-activation.repository.ts';
import { findTokenWithMaker } from './release-token.repository.ts';

type TeamJobs = Pick<JobHandlers, 'send-release-token-made' | 'send-release-changed' | 'send-approval-asked'>;

type Parts = {
  database: Database;
  sendMail: SendMail;
  /** Where somebody writes who knows nothing of what they are told. */
  contactAddress: string;
  publicOrigin: string | undefined;
};

/** To the people of a remote: a stolen account or token does nothing that they do not hear of. */
export function createReleaseTeamMails({
  database,
  sendMail,
  contactAddress,
  publicOrigin,
}: Parts): TeamJobs {
  const findRecipient = createPasswordRepository(database).findByUser;

  return {
    async 'send-release-token-made'({ userId, tokenId }) {
      const [account, token] = await Promise.all([
        findRecipient(userId),
        findTokenWithMaker(database, tokenId),
      ]);
      if (!account || !token) return;
      const { language, email: to } = account;
      await sendMail(
        accountMail({
          id: `release token made ${tokenId} ${userId}`,
          to,
          language,
          part: 'release-token-made',
          extra: [token.maker === null ? 'release-token-by-operator' : 'release-token-by'],
          values: {
            name: token.name,
            remotes: remotesText(token.remotes, language),
            day: token.expires_at.slice(0, 10),
            maker: token.maker ?? '',
            email: contactAddress,
          },
        }),
      );
    },

    async 'send-release-changed'({ userId, sequence }) {
      const [account, event] = await Promise.all([
        findRecipient(userId),
        createReleaseRepository(database).findEvent(sequence),
      ]);
      if (!account || !event) return;
      const { kind, remote, version, actor, approver } = event;
      await sendMail(
        accountMail({
          id: `release changed ${sequence} ${userId}`,
          to: account.email,
          language: account.language,
          part: partOf(kind === 'activate', version),
          ...(approver && { extra: ['release-approved-by'] }),
          values: { remote, version: version ?? '', actor, approver: approver ?? '', email: contactAddress },
        }),
      );
    },

    async 'send-approval-asked'({ userId, activationId }) {
      const [account, activation] = await Promise.all([
        findRecipient(userId),
        findActivationById(database, activationId),
      ]);
      if (!account || !activation) return;
      const { id, remote, version, actor, expires_at: expiresAt } = activation;
      const target = publicOrigin === undefined ? '' : ` --to ${publicOrigin}`;
      await sendMail(
        accountMail({
          id: `approval asked ${id} ${userId}`,
          to: account.email,
          language: account.language,
          part: 'release-approval-asked',
          extra: ['release-approval-how'],
          values: {
            remote,
            version,
            actor,
            time: expiresAt.slice(0, 16).replace('T', ' '),
            command: `npm run release -- approve ${id}${target}`,
            email: contactAddress,
          },
        }),
      );
    },
  };
}

function partOf(isActivation: boolean, version: string | null) {
  if (isActivation) return 'release-activated';
  return version === null ? 'release-withdrawn' : 'release-rolled-back';
}

function remotesText(remotes: readonly string[], language: LanguageTag): string {
  return remotes.includes('*') ? mailText(language, 'release-all-remotes') : remotes.join(', ');
}
