import type { Problem } from '@moien/contract';

/** What a call sends besides its name. */
export type CallInput = {
  path?: Record<string, string>;
  query?: URLSearchParams;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How much of the body has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * What became of a call. `unreachable` covers no network, a time-out, code that does not load and an answer
 * that nobody understands.
 */
export type CallOutcome<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; status: number; problem: Problem }
  | { kind: 'unreachable' };
