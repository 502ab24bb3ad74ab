import type { FaultCode } from '@moien/contract';
import { examineFile } from './examine-file.ts';
import type { RemoteFailure } from './remote-failure.ts';

const QUICK_MILLISECONDS = 1500;
const SLOW_MILLISECONDS = 10_000;
/** After a minute of asking quickly. */
const QUICK_QUESTIONS = 40;
/** Faults that end by themselves: a file comes back. */
const HEALABLE: readonly FaultCode[] = ['MF-101', 'MF-102', 'MF-104', 'MF-201', 'MF-202', 'MF-204'];

/** Asks for the file that a remote fails for until it is there; then the remote may be tried again. */
export function createHealer(
  forget: (remote: string) => void,
  { examine = examineFile, isHidden = () => document.hidden } = {},
) {
  const asking = new Set<string>();
  const questions = new Map<string, number>();

  function heal(remote: string, { fault, file, integrity }: RemoteFailure) {
    if (!file || !HEALABLE.includes(fault) || asking.has(file)) return;
    asking.add(file);
    askLater(remote, file, integrity);
  }

  function askLater(remote: string, file: string, integrity: string | undefined) {
    // Of one file altogether: it may be there and fail all the same.
    const question = (questions.get(file) ?? 0) + 1;
    questions.set(file, question);
    const wait = question > QUICK_QUESTIONS ? SLOW_MILLISECONDS : QUICK_MILLISECONDS;
    setTimeout(async () => {
      const isBack = !isHidden() && (await examine(file, integrity)) === 'intact';
      if (!isBack) return askLater(remote, file, integrity);
      asking.delete(file);
      forget(remote);
    }, wait);
  }

  return heal;
}
