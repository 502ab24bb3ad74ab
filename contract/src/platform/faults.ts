/** Where in the life of a remote a fault lies. */
export type Phase = 'entry' | 'part' | 'loader' | 'render' | 'server' | 'registry' | 'page';

/**
 * What can go wrong with a remote, as console, log, `release doctor` and docs/faults.md name it. Numbers are
 * never reused.
 */
export const FAULTS = {
  'MF-101': {
    phase: 'entry',
    what: 'the entry is not there (404)',
    remedy: 'publish it again, or roll back',
  },
  'MF-102': {
    phase: 'entry',
    what: 'the entry cannot be reached (5xx or no connection)',
    remedy: 'look at the release store and the CDN; pages try again by themselves',
  },
  'MF-103': { phase: 'entry', what: 'the entry is no script that runs', remedy: 'roll back, mend the build' },
  'MF-104': {
    phase: 'entry',
    what: 'the entry is not the one that was published (integrity)',
    remedy: 'treat the release store or CDN as tampered with; publish again',
  },
  'MF-105': {
    phase: 'entry',
    what: 'the remote throws when it starts',
    remedy: 'roll back, mend src/index.ts',
  },
  'MF-106': {
    phase: 'entry',
    what: 'the entry has not answered for three seconds; the last good version was started beside it',
    remedy: 'no failure; look at the CDN when it is frequent',
  },
  'MF-201': {
    phase: 'part',
    what: 'a file of the release is not there',
    remedy: 'publish it again, or roll back',
  },
  'MF-202': {
    phase: 'part',
    what: 'a file of the release is not the one that was published (integrity)',
    remedy: 'treat the release store or CDN as tampered with; publish again',
  },
  'MF-203': {
    phase: 'part',
    what: 'remote.json names a part that the code does not export',
    remedy: 'roll back, mend src/index.ts',
  },
  'MF-204': {
    phase: 'part',
    what: 'a file of the release cannot be reached or does not run',
    remedy: 'as MF-102 and MF-103',
  },
  'MF-301': {
    phase: 'loader',
    what: 'the loader threw before it had data',
    remedy: 'roll back, mend the loader',
  },
  'MF-401': { phase: 'render', what: 'the first render threw', remedy: 'roll back, mend the component' },
  'MF-402': {
    phase: 'render',
    what: 'the page crashed after it had been shown',
    remedy: 'mend the component or its effect',
  },
  'MF-403': { phase: 'render', what: 'an event handler threw', remedy: 'mend the handler' },
  'MF-404': { phase: 'render', what: 'a slot could not be filled', remedy: 'roll back, mend the slot' },
  'MF-501': {
    phase: 'server',
    what: 'the server build cannot be loaded',
    remedy: 'roll back, mend the server build',
  },
  'MF-502': {
    phase: 'server',
    what: 'the server build is not the one that was published (integrity)',
    remedy: 'treat the release store as tampered with; publish again',
  },
  'MF-503': {
    phase: 'server',
    what: 'the loader threw on the server',
    remedy: 'mend the loader; browsers render instead',
  },
  'MF-504': {
    phase: 'server',
    what: 'the loader was too slow on the server',
    remedy: 'make it faster; browsers render instead',
  },
  'MF-505': {
    phase: 'server',
    what: 'drawing threw or was too slow on the server',
    remedy: 'mend the component; browsers render instead',
  },
  'MF-601': {
    phase: 'registry',
    what: 'a registry without a valid signature was refused',
    remedy: 'look at who can write between API and page; check the keys',
  },
  'MF-602': {
    phase: 'registry',
    what: 'a registry older than the one in use was refused',
    remedy: 'look for a stale cache or a restored database',
  },
  'MF-603': {
    phase: 'registry',
    what: 'a registry past its expiry was refused',
    remedy: 'check the clock and the signing process',
  },
  'MF-701': {
    phase: 'page',
    what: 'the security policy refused something',
    remedy: 'see the violation; nothing third-party belongs into the page',
  },
  'MF-702': {
    phase: 'page',
    what: 'the server of a remote from source went away',
    remedy: 'start npm run dev again',
  },
} as const satisfies Record<string, { phase: Phase; what: string; remedy: string }>;

export type FaultCode = keyof typeof FAULTS;

export type FaultPlace = { remote: string; version: string; owner: string; part?: string };

/** The one line by which a fault is known everywhere. */
export function faultLine(code: FaultCode, { remote, version, owner, part }: FaultPlace): string {
  const { phase, what, remedy } = FAULTS[code];
  const place = part ? `${phase} ${part}` : phase;
  return `${code} ${remote} ${version} (${place}; owner: ${owner}): ${what}. To do: ${remedy}.`;
}
