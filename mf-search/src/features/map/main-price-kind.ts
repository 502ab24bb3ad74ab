import type { PinPrice } from '@moien/contract';

type Kind = PinPrice['kind'];

/** What most prices are for, or what comes first among as many; undefined without any. */
export function mainPriceKind(kinds: readonly (Kind | undefined)[]): Kind | undefined {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
