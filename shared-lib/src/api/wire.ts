import { type CallName, type CallResponse, calls } from '@moien/contract/calls';
import { Value } from 'typebox/value';
import type { CallInput, CallOutcome } from './call-outcome.ts';
import { readProblem } from './read-problem.ts';
import type { Transport } from './transport.ts';

/** Addresses a call, sends it and checks what comes back against the contract. */
export async function sendCall<Name extends CallName>(
  transport: Transport,
  name: Name,
  input: CallInput,
): Promise<CallOutcome<CallResponse<Name>>> {
  const call = calls[name];
  const { method, url, response } = call;
  const body = 'form' in call ? new URLSearchParams(input.body as Record<string, string>) : input.body;
  const answer = await transport({
    method,
    url: address(url, input),
    body,
    headers: input.headers,
    signal: input.signal,
    onProgress: input.onProgress,
  }).catch(() => undefined);
  if (!answer) return { kind: 'unreachable' };
  if (answer.status < 300 && Value.Check(response, answer.body)) {
    return { kind: 'ok', value: answer.body as CallResponse<Name> };
  }
  const problem = readProblem(answer);
  if (problem) return { kind: 'refused', status: answer.status, problem };
  console.warn(`The answer to ${name} does not follow the contract (status ${answer.status}).`);
  return { kind: 'unreachable' };
}

function address(url: string, input: CallInput): string {
  const path = url.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(input.path?.[name] ?? ''));
  const query = input.query?.toString();
  return query ? `${path}?${query}` : path;
}
