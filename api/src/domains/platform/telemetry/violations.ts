import { fieldOf } from '../../../lib/field-of.ts';

/** What a browser says of a violated security policy, without anything that tells who was where. */
export type Violation = {
  directive: string;
  /** An origin, or a word such as `inline`. */
  blocked: string;
  release: { remote: string; version: string } | undefined;
};

const VIOLATIONS_MAXIMUM = 20;
const SOURCE_IN_RELEASE = /\/remotes\/(mf-[a-z][a-z0-9-]{1,30})\/([0-9a-zA-Z][0-9a-zA-Z.+-]{0,59})\//;

/**
 * Reads both forms: `report-uri` of CSP 2 (an object) and the Reporting API (an array). What is neither is
 * none.
 */
export function readViolations(body: unknown): Violation[] {
  const reports = Array.isArray(body)
    ? body.map((report) => fieldOf(report, 'body'))
    : [fieldOf(body, 'csp-report')];
  return reports.slice(0, VIOLATIONS_MAXIMUM).flatMap((report) => {
    const directive = textOf(report, 'effectiveDirective', 'effective-directive', 'violated-directive');
    const blocked = textOf(report, 'blockedURL', 'blocked-uri');
    const source = textOf(report, 'sourceFile', 'source-file');
    if (directive === '' || isOfExtension(blocked) || isOfExtension(source)) return [];
    const [, remote, version] = SOURCE_IN_RELEASE.exec(source) ?? [];
    const release = remote && version ? { remote, version } : undefined;
    return [
      { directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown', blocked: placeOf(blocked), release },
    ];
  });
}

/** An extension of the visitor's browser is not ours to mend. */
function isOfExtension(address: string): boolean {
  return /^[a-z-]+-extension\b/.test(address);
}

function placeOf(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  const origin = URL.parse(address)?.origin;
  return origin && /^https?:/.test(origin) ? origin.slice(0, 80) : 'unknown';
}

function textOf(report: unknown, ...names: string[]): string {
  for (const name of names) {
    const value = fieldOf(report, name);
    if (typeof value === 'string') return value;
  }
  return '';
}
