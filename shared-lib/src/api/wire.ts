import type { CallName, CallResponse } from '@moien/contract';
import { visitorCalls } from '@moien/contract/visitor.calls';
import { Value } from 'typebox/value';
import type { CallInput, CallOutcome } from './call-outcome.ts';
import { importFresh } from './import-fresh.ts';
import { readProblem } from './read-problem.ts';
import type { Transport } from './transport.ts';

/** Addresses a call, sends it and checks what comes back against the contract. */
export async function sendCall<Name extends CallName>(
  transport: Transport,
  name: Name,
  input: CallInput,
): Promise<CallOutcome<CallResponse<Name>>> {
  const call = await findCall(name);
  if (!call) return { kind: 'unreachable' };
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

/** Whether somebody wants something done by it, instead of reading. */
export async function isChange(name: CallName): Promise<boolean> {
  return (await findCall(name))?.method !== 'GET';
}

/** Nothing where its code does not load. */
async function findCall(name: CallName) {
  if (isVisitorCall(name)) return visitorCalls[name];
  const management = await importFresh(
    () => import(/* webpackChunkName: "management-calls" */ '@moien/contract/management.calls'),
  ).catch((error: unknown) => console.warn('The code that sends requests could not be loaded.', error));
  return management?.managementCalls[name];
}

const isVisitorCall = (name: CallName): name is keyof typeof visitorCalls => name in visitorCalls;

function address(url: string, input: CallInput): string {
  const path = url.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(input.path?.[name] ?? ''));
  const query = input.query?.toString();
  return query ? `${path}?${query}` : path;
}
