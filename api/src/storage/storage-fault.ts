import { errorCodeOf } from './error-code.ts';

/** Why the system gives or takes no file, by its code: nothing that the caller has done. */
const REASONS: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'files may not be that large here',
  EMFILE: 'this process has too many files and connections open',
  ENFILE: 'this machine has too many files and connections open',
  EROFS: 'the disk is read-only',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EIO: 'the disk does not work',
  ENXIO: 'the disk does not work',
  ENODEV: 'the disk is not there',
  ESTALE: 'the disk is not there',
  ETIMEDOUT: 'the disk does not answer',
  ENOTDIR: 'a file is where a folder has to be',
  EEXIST: 'a file is where a folder has to be',
};

/** A file could not be read or written for a reason of the machine: callers get 503 and may try again. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(reasonOf(code), options);
    this.code = code;
  }
}

/** The same for a failure of the file system as Node gives it; of anything else `undefined`. */
export function storageFaultOf(error: unknown): StorageUnavailable | undefined {
  if (error instanceof StorageUnavailable) return error;
  const code = errorCodeOf(error);
  if (code === undefined || !(code in REASONS)) return undefined;
  // Failures of a connection have the same codes.
  return isOfFiles(error) ? new StorageUnavailable(code, { cause: error }) : undefined;
}

/** Of the network, and what refuses to replace a file. */
const OTHER_CALLS = new Set(['link', 'connect', 'accept', 'bind', 'listen', 'getaddrinfo', 'socket', 'send']);

function isOfFiles(error: unknown): boolean {
  const call: unknown = Reflect.get(Object(error), 'syscall');
  return typeof call === 'string' && !OTHER_CALLS.has(call);
}

function reasonOf(code: string): string {
  return `${REASONS[code] ?? 'the disk does not work'} (${code})`;
}
