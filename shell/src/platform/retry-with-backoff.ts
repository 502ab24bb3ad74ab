import type { FaultCode } from '@moien/contract';
import { examineFile } from './examine-file.ts';
import type { RemoteFailure } from './remote-failure.ts';

const FIRST_MILLISECONDS = 1500;
const LONGEST_MILLISECONDS = 30_000;
/** Each wait is so much longer than the one before. */
const GROWTH = 1.5;

/** Faults that end by themselves: a file comes back. */
const HEALABLE: readonly FaultCode[] = ['MF-101', 'MF-102', 'MF-104', 'MF-201', 'MF-202', 'MF-204'];

/** Asks for the file that a remote fails for until it is there; then the remote may be tried again. */
export function createRetry(
  forget: (remote: string) => void,
  { examine = examineFile, isHidden = () => document.hidden } = {},
) {
  const asking = new Set<string>();
  const waits = new Map<string, { next: number; until: number }>();

  function heal(remote: string, { fault, file, integrity }: RemoteFailure) {
    if (!file || !HEALABLE.includes(fault) || asking.has(file)) return;
    asking.add(file);
    askLater(remote, file, integrity);
  }

  function askLater(remote: string, file: string, integrity: string | undefined) {
    const wait = waitFor(file);
    setTimeout(async () => {
      const isBack = !isHidden() && (await examine(file, integrity)) === 'intact';
      if (!isBack) return askLater(remote, file, integrity);
      asking.delete(file);
      forget(remote);
    }, wait);
  }

  /**
   * Of one file altogether: it may be there and fail all the same. One that did well for long begins anew.
   */
  function waitFor(file: string): number {
    const { next, until } = waits.get(file) ?? { next: FIRST_MILLISECONDS, until: Infinity };
    const wait = Date.now() - until > 2 * LONGEST_MILLISECONDS ? FIRST_MILLISECONDS : next;
    waits.set(file, { next: Math.min(wait * GROWTH, LONGEST_MILLISECONDS), until: Date.now() + wait });
    return wait;
  }

  return heal;
}
