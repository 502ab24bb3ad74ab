import { ProblemError } from '../../../lib/problem-error.ts';

const SEQUENCE = /^[1-9]\d{0,14}$/;

/** Where the next page begins, as text that means nothing to who sends it back. */
export function writeInvoiceCursor(sequence: number): string {
  return Buffer.from(String(sequence)).toString('base64url');
}

/** @throws ProblemError 400 for what `writeInvoiceCursor` has not written */
export function readInvoiceCursor(cursor: string): number {
  const sequence = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!SEQUENCE.test(sequence)) throw new ProblemError(400, 'invalid-request');
  return Number(sequence);
}
