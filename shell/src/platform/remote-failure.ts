import type { FaultCode, RegistryEntry } from '@moien/contract';

type FailureDetails = { part?: string; file?: string; integrity?: string; cause?: unknown };

/** Why a release could not do what the page asked of it. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly fault: FaultCode;
  readonly part: string | undefined;
  /** Address whose return may heal it. */
  readonly file: string | undefined;
  /** What that file has to be, as far as it is known. */
  readonly integrity: string | undefined;

  constructor(
    fault: FaultCode,
    { remote, version }: RegistryEntry,
    { part, file, integrity, cause }: FailureDetails = {},
  ) {
    super([fault, remote.name, version, part, cause].filter(Boolean).join(' '), { cause });
    this.fault = fault;
    this.part = part;
    this.file = file;
    this.integrity = integrity;
  }
}

/** Of an error that knows which fault it is, as those of the gateway do. */
export function ownFault(error: unknown): FaultCode | undefined {
  return error instanceof Error ? (Reflect.get(error, 'fault') as FaultCode | undefined) : undefined;
}
