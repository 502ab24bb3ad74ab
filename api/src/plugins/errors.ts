import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { ProblemError, storageUnavailable, TooManyTries, unavailable } from '../lib/problem-error.ts';
import { StorageUnavailable, storageFaultOf } from '../storage/storage-fault.ts';
import { type Failure, sendProblem } from './send-problem.ts';
import { validationFailure } from './validation-failure.ts';

const MALFORMED: Failure = { status: 400, code: 'malformed-request', slug: 'malformed-request' };

/** Failures of the HTTP layer itself, by Fastify's code. */
const REQUEST_FAILURES: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported-content-type',
    slug: 'unsupported-content-type',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'body-too-large', slug: 'body-too-large' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'malformed-json', slug: 'empty-json' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'malformed-json', slug: 'malformed-json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { ...MALFORMED, slug: 'wrong-content-length' },
};

/** PostgreSQL ended a statement that took too long, or that waited too long for a lock. */
const STATEMENT_LIMITS = new Set(['57014', '55P03']);

const RETRY_SECONDS = 2;

/** What the forwarding of a call throws for a content type that it cannot read (fast-content-type-parse). */
const UNREADABLE_TYPE = /^invalid (media type|parameter format)$/;
const TYPE_FAILURE = 'FST_ERR_CTP_INVALID_MEDIA_TYPE';

/** Answers every failure as RFC 9457 problem details; nothing of an unexpected error leaves the server. */
export function setProblemHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error, request);
    // That the database or the disk is away is logged once, by whoever watches it.
    if (error instanceof DatabaseUnavailable || error instanceof StorageUnavailable)
      request.log.debug({ err: error }, 'the call failed');
    else if (failure.status >= 500) request.log.error({ err: error }, 'the call failed');
    if (failure.status === 503) reply.header('retry-after', String(RETRY_SECONDS));
    if (error instanceof TooManyTries) reply.header('retry-after', String(error.retryAfterSeconds));
    return sendProblem(request, reply, failure);
  });
}

/** For an address that no route can be looked up for, such as one with a broken percent-encoding. */
export function sendUnreadableAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, { ...MALFORMED, slug: 'malformed-address' });
}

function failureOf(error: FastifyError | ProblemError, { routeOptions }: FastifyRequest): Failure {
  if (error instanceof ProblemError) return error;
  const known = REQUEST_FAILURES[UNREADABLE_TYPE.test(error.message) ? TYPE_FAILURE : error.code];
  if (known) return known;
  if (error.validation) return validationFailure(error, routeOptions.schema);
  if (error.statusCode === 429) return { status: 429, code: 'too-many-requests', slug: 'too-many-requests' };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { ...MALFORMED, status: error.statusCode };
  if (error instanceof DatabaseUnavailable || STATEMENT_LIMITS.has(error.code)) return unavailable(error);
  if (storageFaultOf(error)) return storageUnavailable(error);
  return { status: 500, code: 'internal-error', slug: 'internal-error' };
}
