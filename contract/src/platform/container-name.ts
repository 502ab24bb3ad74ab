/**
 * Global name of a release's federation container; it carries the version, so that two releases can share a
 * page.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
}
