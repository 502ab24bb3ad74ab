import { createHash } from 'node:crypto';
import { CHALLENGE_HEADER } from '@moien/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CountingSettings, openCountingRedis } from '../../../plugins/counting-redis.ts';
import { networkOf } from '../../../plugins/network.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { createRateLimiter } from '../../../plugins/slowdown.ts';
import type { MailRequest } from '../challenge/mail-quota.ts';

/** A network may be a whole school; beyond this its browsers do a little work, and nobody is refused. */
const MAILS_OF_A_NETWORK = 10;
const HOUR_SECONDS = 60 * 60;

/** Reads what a request for a mail says beside its body, and counts it for its network. */
export type ReadMailRequest = (request: FastifyRequest) => Promise<MailRequest>;

/** Counts in Redis when there is one, and in this process while it does not answer. */
export function createMailRequests(
  app: FastifyInstance,
  { isRateLimited, redisUrl }: CountingSettings,
): ReadMailRequest {
  const redis =
    isRateLimited && redisUrl
      ? openCountingRedis(app, redisUrl, 'mails are counted in this process')
      : undefined;
  const requests = createRateLimiter('moien-mails', HOUR_SECONDS, redis);

  return async (request) => {
    const solution = request.headers[CHALLENGE_HEADER];
    const counted = isRateLimited ? await requests.penalty(keyOf(networkOf(request.ip))) : undefined;
    return {
      language: languageOf(request),
      solution: typeof solution === 'string' ? solution : undefined,
      isNetworkBusy: (counted?.consumedPoints ?? 0) > MAILS_OF_A_NETWORK,
    };
  };
}

/** No network lies readable where it is counted. */
function keyOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}
