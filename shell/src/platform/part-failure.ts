import type { FaultCode, RegistryEntry } from '@moien/contract';
import type { FileCondition } from './examine-file.ts';
import { lookAtFile } from './look-at-file.ts';
import { RemoteFailure } from './remote-failure.ts';

const FAULT_OF_FILE: Record<FileCondition, FaultCode> = {
  missing: 'MF-201',
  altered: 'MF-202',
  unreachable: 'MF-204',
  intact: 'MF-204',
};

/** Names what is wrong with the file that a part was waiting for, if it was waiting for one. */
export async function partFailure(release: RegistryEntry, part: string, cause: unknown): Promise<never> {
  const file = missedFile(cause);
  if (file === undefined) throw new RemoteFailure('MF-204', release, { part, cause });
  const path = file.slice(file.indexOf(release.base) + release.base.length);
  const { condition, integrity } = await lookAtFile(release, path);
  throw new RemoteFailure(FAULT_OF_FILE[condition], release, { part: path, file, integrity, cause });
}

/** Address of the script or style sheet that webpack could not load. */
export function missedFile(cause: unknown): string | undefined {
  const file: unknown = cause instanceof Error ? Reflect.get(cause, 'request') : undefined;
  return typeof file === 'string' ? file : undefined;
}
