import type { OfferedRelease } from '@moien/contract';
import { makeUpload } from '../../../testing/release-factory.ts';
import { applyChange, type Change, NO_STACKS, toRegistryState } from './registry-state.ts';

type Step = [kind: Change['kind'], version: string | null, remote?: string];

const RANGES: Record<string, string> = { old: '^0.1.0', older: '^0.1.0', oldest: '^0.1.0' };

function offerOf(remote: string, version: string): OfferedRelease {
  const supportedShells = RANGES[version] ?? '^0.2.0';
  const { release } = makeUpload({ remote, version, supportedShells });
  return { ...release, integrity: '', preloadIntegrity: {} };
}

function offersAfter(steps: Step[]): Record<string, string[]> {
  const changes = steps.map(([kind, version, remote = 'mf-search']) => ({ kind, version, remote }));
  const { remotes } = toRegistryState(steps.length, changes.reduce(applyChange, NO_STACKS), offerOf);
  return Object.fromEntries(remotes.map(({ name, offers }) => [name, offers.map(({ version }) => version)]));
}

describe('the registry after a log', () => {
  it.each<[string, Step[], string[] | undefined]>([
    ['nothing is active that was only published', [['publish', '1']], undefined],
    ['what is activated is active', [['activate', '1']], ['1']],
    [
      'the one before it takes over where it fails',
      [
        ['activate', '1'],
        ['activate', '2'],
      ],
      ['2', '1'],
    ],
    [
      'two of one range are offered',
      [
        ['activate', '1'],
        ['activate', '2'],
        ['activate', '3'],
      ],
      ['3', '2'],
    ],
    [
      'a rollback brings back the one before, and its predecessor behind it',
      [
        ['activate', '1'],
        ['activate', '2'],
        ['activate', '3'],
        ['rollback', '2'],
      ],
      ['2', '1'],
    ],
    [
      'what was rolled back is not offered for pages that fail',
      [
        ['activate', '1'],
        ['activate', '2'],
        ['rollback', '1'],
      ],
      ['1'],
    ],
    [
      'what was active before moves to the top and is there once',
      [
        ['activate', '1'],
        ['activate', '2'],
        ['activate', '1'],
      ],
      ['1', '2'],
    ],
    [
      'a rollback after that leaves the other one',
      [
        ['activate', '1'],
        ['activate', '2'],
        ['activate', '1'],
        ['rollback', '2'],
      ],
      ['2'],
    ],
    [
      'shells of an older range keep two of theirs',
      [
        ['activate', 'oldest'],
        ['activate', 'older'],
        ['activate', 'old'],
        ['activate', '1'],
        ['activate', '2'],
        ['activate', '3'],
      ],
      ['3', '2', 'old', 'older'],
    ],
    [
      'a collection changes nothing that is offered',
      [
        ['activate', '1'],
        ['activate', '2'],
        ['activate', '3'],
        ['collect', '1'],
      ],
      ['3', '2'],
    ],
    [
      'what was collected is never offered again by a rollback',
      [
        ['activate', '1'],
        ['activate', '2'],
        ['activate', '3'],
        ['collect', '1'],
        ['rollback', '2'],
      ],
      ['2'],
    ],
  ])('%s', (_rule, steps, offered) => {
    expect(offersAfter(steps)['mf-search']).toEqual(offered);
  });

  it('keeps remotes apart and orders them by name', () => {
    const steps: Step[] = [
      ['activate', '1', 'mf-search'],
      ['activate', '2', 'mf-blog'],
      ['activate', '3', 'mf-search'],
      ['rollback', '1', 'mf-search'],
    ];
    expect(Object.entries(offersAfter(steps))).toEqual([
      ['mf-blog', ['2']],
      ['mf-search', ['1']],
    ]);
  });

  it('is empty before the first event', () => {
    expect(toRegistryState(0, NO_STACKS, offerOf)).toEqual({ format: 1, sequence: 0, remotes: [] });
  });
});
