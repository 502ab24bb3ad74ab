import { STATUS_CODES } from 'node:http';
import type { Problem } from '@moien/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { ProblemError, storageUnavailable, TooManyTries, unavailable } from '../problem-error.ts';
import { StorageUnavailable, storageFaultOf } from '../storage/storage-fault.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of specification §7: its failures also carry `error`. */
    isSpecifiedCall?: boolean;
  }
}

type Failure = Pick<Problem, 'status' | 'code' | 'message' | 'parameters' | 'challenge'> & {
  step?: string | undefined;
};

/** Failures of the HTTP layer itself, by Fastify's code. */
const REQUEST_FAILURES: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported-content-type',
    message: 'This call does not take a body of this kind.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body-too-large',
    message: 'The body of this call is too large.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'malformed-json',
    message: 'The body is empty although it was announced as JSON.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'malformed-json',
    message: 'The body is not valid JSON.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'malformed-request',
    message: 'The body has another length than announced.',
  },
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
    const failure = failureOf(error);
    // That the database or the disk is away is logged once, by whoever watches it.
    if (error instanceof DatabaseUnavailable || error instanceof StorageUnavailable)
      request.log.debug({ err: error }, 'the call failed');
    else if (failure.status >= 500) request.log.error({ err: error }, 'the call failed');
    if (failure.status === 503) reply.header('retry-after', String(RETRY_SECONDS));
    if (error instanceof TooManyTries) reply.header('retry-after', String(error.retryAfterSeconds));
    return sendProblem(request, reply, failure);
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, code, message, parameters, challenge, step } = failure;
  const problem: Problem = {
    type: `urn:moien:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Failure',
    status,
    code,
    message,
    ...(request.routeOptions.config.isSpecifiedCall ? { error: message } : {}),
    ...(step === undefined ? {} : { step }),
    requestId: request.id,
    ...(parameters ? { parameters } : {}),
    ...(challenge ? { challenge } : {}),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** For an address that no route can be looked up for, such as one with a broken percent-encoding. */
export function sendUnreadableAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, {
    status: 400,
    code: 'malformed-request',
    message: 'The address cannot be read.',
  });
}

function failureOf(error: FastifyError | ProblemError): Failure {
  if (error instanceof ProblemError) return error;
  const known = REQUEST_FAILURES[UNREADABLE_TYPE.test(error.message) ? TYPE_FAILURE : error.code];
  if (known) return known;
  if (error.validation) return validationFailure(error);
  if (error.statusCode === 429) {
    return {
      status: 429,
      code: 'too-many-requests',
      message: 'Too many requests. Please try again later.',
    };
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: error.statusCode, code: 'malformed-request', message: 'The request cannot be read.' };
  }
  if (error instanceof DatabaseUnavailable || STATEMENT_LIMITS.has(error.code)) return unavailable(error);
  if (storageFaultOf(error)) return storageUnavailable(error);
  return {
    status: 500,
    code: 'internal-error',
    message: 'Something went wrong on our side. Please try again.',
  };
}

type ValidationProblem = NonNullable<FastifyError['validation']>[number];

function validationFailure(error: FastifyError): Failure {
  const parameters = new Map(
    (error.validation ?? [])
      // Says only that there are unknown ones; each of them has a problem of its own.
      .filter(({ keyword }) => keyword !== 'additionalProperties')
      .map((problem) => parameterProblem(problem, error.validationContext ?? 'request'))
      // One sentence for each parameter: the first says what is wrong, as with each value of a choice.
      .reverse()
      .map((parameter) => [parameter.name, parameter]),
  );
  const told = [...parameters.values()].reverse().slice(0, 20);
  const message = told[0]?.message ?? 'The request is not of the expected form.';
  return { status: 400, code: 'invalid-request', message, parameters: told };
}

function parameterProblem({ keyword, instancePath, params, message }: ValidationProblem, context: string) {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const name = (path || String(params.missingProperty ?? context)).slice(0, 80);
  // The schema of what must not be there is `false`.
  if (keyword === 'boolean')
    return { name, code: 'unknown-parameter', message: `${name} is not known here.` };
  return { name, code: 'invalid-value', message: `${name} ${VALUE_SENTENCES[keyword] ?? message}.` };
}

const VALUE_SENTENCES: Record<string, string> = {
  required: 'is missing',
  const: 'has none of the values that are allowed here',
  enum: 'has none of the values that are allowed here',
  pattern: 'is not of the expected form',
  format: 'is not of the expected form',
};
