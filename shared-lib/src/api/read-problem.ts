import { Problem } from '@moien/contract/lib/problem.schema';
import { Value } from 'typebox/value';
import type { TransportResponse } from './transport.ts';

/**
 * The refusal in an answer. One that is worded more briefly than the contract has a `message` or, as
 * specification §7 allows, an `error` alone; it is what people are told (specification §8).
 */
export function readProblem({ status, body }: TransportResponse): Problem | undefined {
  if (status < 400 || typeof body !== 'object' || body === null) return undefined;
  const { code, message, error } = body as Record<string, unknown>;
  const sentence = [message, error].find(isSentence);
  if (sentence === undefined) return undefined;
  if (Value.Check(Problem, body)) return { ...body, message: sentence };
  return {
    type: 'about:blank',
    title: '',
    status,
    code: isSentence(code) ? code : 'refused',
    message: sentence,
  };
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
