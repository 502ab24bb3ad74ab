import type { Use } from '@moien/contract';
import type { Live } from './gate-input.ts';

/** Who takes something from others. */
export type Consumer = { name: string; uses: Use[] };

/** Every live remote but the one that would be replaced, and the shell. */
export function otherConsumers({ remotes, shells }: Live, candidate: string): Consumer[] {
  return [
    ...remotes.filter(({ remote }) => remote.name !== candidate).map(toConsumer),
    ...shells.slice(0, 1).map(({ uses }) => ({ name: 'shell', uses })),
  ];
}

export function toConsumer({ remote, uses }: Live['remotes'][number]): Consumer {
  return { name: remote.name, uses };
}

/**
 * For each consumer of what is named: `mf-blog (mf-blog/src/X.tsx:12)`, and how many more places there are.
 */
export function placesOf(consumers: Consumer[], kind: Use['kind'], name: string): string[] {
  return consumers.flatMap((consumer) => {
    const uses = consumer.uses.filter((use) => use.kind === kind && use.name === name);
    const [first] = uses;
    if (!first) return [];
    const more = uses.length - 1;
    const others = more === 0 ? '' : ` and ${more} more ${more === 1 ? 'place' : 'places'}`;
    return [`${consumer.name} (${first.file}:${first.line}${others})`];
  });
}
