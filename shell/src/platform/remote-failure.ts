import { type FaultCode, faultLine, type RegistryEntry } from '@moien/contract';

/** Why a release could not do what the page asked of it. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly fault: FaultCode;
  readonly part: string | undefined;
  /** Address whose return may heal it. */
  readonly file: string | undefined;

  constructor(
    fault: FaultCode,
    release: RegistryEntry,
    { part, file, cause }: { part?: string; file?: string; cause?: unknown } = {},
  ) {
    const { name, owner } = release.remote;
    const line = faultLine(fault, { remote: name, version: release.version, owner, part });
    super(cause instanceof Error ? `${line} ${cause.message}` : line, { cause });
    this.fault = fault;
    this.part = part;
    this.file = file;
  }
}
