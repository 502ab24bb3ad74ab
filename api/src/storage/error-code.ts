/** The system's code of a failed file operation, such as ENOENT. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Whether there is no such file, rather than that it cannot be had. */
export function isAbsence(error: unknown): boolean {
  return ABSENT.has(errorCodeOf(error) ?? '');
}
