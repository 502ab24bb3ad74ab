import { putFileShare, revokeFileShare } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { AnswerFile } from '../rental-file/answer-file.ts';
import type { UnlockService } from '../rental-file/unlock.service.ts';
import type { FileShareService } from './file-share.service.ts';
import type { ProofSigner } from './income-proof.ts';

const tags = ['rental file'];

type Parts = {
  shares: FileShareService;
  unlocks: Pick<UnlockService, 'refuseLocked'>;
  signer: Pick<ProofSigner, 'readKeys'>;
  answer: AnswerFile;
};

export function fileShareRoutes(app: ApiInstance, { shares, unlocks, signer, answer }: Parts): void {
  app.route({
    method: putFileShare.method,
    url: putFileShare.url,
    schema: {
      summary: 'Shows the file to the owner of one home for 30 days; may be repeated with the same id',
      tags,
      params: putFileShare.path,
      querystring: putFileShare.query,
      body: putFileShare.body,
      response: responses(putFileShare.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { userId, sessionId } = requireUser(request);
      await unlocks.refuseLocked(sessionId);
      await shares.share(userId, { id: request.params.id, ...request.body });
      return answer(request);
    },
  });

  app.route({
    method: revokeFileShare.method,
    url: revokeFileShare.url,
    schema: {
      summary: 'Ends a share at once; may be repeated',
      tags,
      params: revokeFileShare.path,
      querystring: revokeFileShare.query,
      response: responses(revokeFileShare.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      await shares.revoke(requireUser(request).userId, request.params.id);
      return answer(request);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/income-proof-keys',
    schema: {
      operationId: 'getIncomeProofKeys',
      summary: 'With which a signed proof of income is checked (RFC 7517)',
      tags,
      response: responses(
        Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Any()), { maxItems: 2 }) }),
      ),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: () => signer.readKeys(),
  });
}
