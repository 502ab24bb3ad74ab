import type { FaultCode, RegistryEntry } from '@moien/contract';
import { examineFile, type FileCondition } from './examine-file.ts';
import { RemoteFailure } from './remote-failure.ts';

const FAULT_OF_FILE: Record<FileCondition, FaultCode> = {
  missing: 'MF-201',
  altered: 'MF-202',
  unreachable: 'MF-204',
  intact: 'MF-204',
};

/** Names what is wrong with the file that a part was waiting for, if it was waiting for one. */
export async function partFailure(release: RegistryEntry, part: string, cause: unknown): Promise<never> {
  const file: unknown = cause instanceof Error ? Reflect.get(cause, 'request') : undefined;
  if (typeof file !== 'string') throw new RemoteFailure('MF-204', release, { part, cause });
  const path = file.slice(file.indexOf(release.base) + release.base.length);
  const condition = await examineFile(file, release.preloadIntegrity?.[path]);
  throw new RemoteFailure(FAULT_OF_FILE[condition], release, { part: path, file, cause });
}
