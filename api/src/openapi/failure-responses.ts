import { Problem } from '@moien/contract';
import type { RouteOptions } from 'fastify';
import { needsSession } from '../lib/policy.ts';

const DESCRIPTIONS = {
  400: ['Invalid', 'Something of the call is wrong; `parameters` names it and says what it must be.'],
  401: ['SignedOut', 'Nobody is signed in, or the token is not valid.'],
  403: ['Refused', 'Who asks may not do this.'],
  404: ['NotFound', 'There is no such thing.'],
  409: ['Conflict', 'What is there already does not allow it; `code` says why.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['UnsupportedContentType', 'The call does not take content of this kind.'],
  429: ['TooMany', 'Too many calls or tries; `retry-after` says in how many seconds to ask again.'],
  500: ['InternalError', 'Something went wrong on the side of the site.'],
  503: ['Unavailable', 'What the answer is made of cannot be reached; `retry-after` says when to ask again.'],
} as const;

type FailureStatus = keyof typeof DESCRIPTIONS;

/** By their names in the components of the document. */
export const FAILURE_RESPONSES = Object.fromEntries(
  Object.values(DESCRIPTIONS).map(([name, description]) => [
    name,
    { description, content: { 'application/problem+json': { schema: Problem } } },
  ]),
);

/** How a call can fail, by status. */
export function failuresOf({ schema, config }: RouteOptions): Record<string, { $ref: string }> {
  const hasBody = schema?.body !== undefined;
  const hasInput = hasBody || schema?.params !== undefined || schema?.querystring !== undefined;
  const isForSomebody = needsSession(config?.access) || config?.access === 'release-token';
  const statuses: Record<FailureStatus, boolean> = {
    400: hasInput,
    401: isForSomebody,
    403: isForSomebody || hasBody,
    404: schema?.params !== undefined || schema?.querystring !== undefined,
    409: hasBody,
    413: hasBody,
    415: hasBody,
    429: true,
    500: true,
    503: true,
  };
  return Object.fromEntries(
    Object.entries(DESCRIPTIONS)
      .filter(([status]) => statuses[Number(status) as FailureStatus])
      .map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
