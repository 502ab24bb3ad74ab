import compare from 'semver/functions/compare.js';
import valid from 'semver/functions/valid.js';
import type { Advisory } from './advisories.ts';
import type { LockedPackage } from './locked-packages.ts';

export type Vulnerability = { package: string; version: string; advisory: string; summary: string };

type Affected = NonNullable<Advisory['affected']>[number];
type Events = NonNullable<Affected['ranges']>[number]['events'];

/** An export of another ecosystem says nothing about what is locked here. */
export function isOfNpm({ affected = [] }: Advisory): boolean {
  return affected.some((entry) => entry.package?.ecosystem === 'npm');
}

/** What the advisories say of the packages, each package and version once. */
export function findVulnerabilities(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
): Vulnerability[] {
  const versions = new Map<string, Set<string>>();
  for (const { name, version } of packages)
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  return advisories
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap(({ id, summary = '', affected = [] }) => {
      const found = affected.flatMap((entry) => {
        const { ecosystem, name = '' } = entry.package ?? {};
        if (ecosystem !== 'npm') return [];
        return [...(versions.get(name) ?? [])]
          .filter((version) => isAffected(version, entry))
          .map((version) => `${name}@${version}`);
      });
      return [...new Set(found)].map((found) => {
        const at = found.lastIndexOf('@');
        return { package: found.slice(0, at), version: found.slice(at + 1), advisory: id, summary };
      });
    });
}

function isAffected(version: string, { ranges = [], versions = [] }: Affected): boolean {
  if (versions.includes(version)) return true;
  if (valid(version) === null) return false;
  return ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events));
}

/** OSV's evaluation: of the events up to this version the last one decides. */
function isWithin(version: string, events: Events): boolean {
  let isInside = false;
  const boundaries = events.flatMap((event) => Object.entries(event)).map(toBoundary);
  for (const { at, opens, isPast } of boundaries.sort((one, other) => compare(one.at, other.at)))
    if (isPast(compare(version, at))) isInside = opens;
  return isInside;
}

function toBoundary([kind, text]: [string, string]) {
  // "0" stands before every version, also before 0.0.0-alpha.
  const at = text === '0' ? '0.0.0-0' : text;
  return {
    at,
    opens: kind === 'introduced',
    isPast: (order: number) => (kind === 'last_affected' ? order > 0 : order >= 0),
  };
}
