import { firstLoadParameters, NEXT_PARAMETER, safeNextPath, withTermFlags } from '@moien/contract';

/**
 * What the first address of a visit asks the search for, in the names of the search query. A page for who is
 * signed in leads to home, whose address names it as what comes next (specification §2).
 */
export function entrySearchOf({ origin, searchParams }: URL): string | undefined {
  const next = safeNextPath(searchParams.get(NEXT_PARAMETER) ?? undefined);
  const carried =
    firstLoadParameters(searchParams) ?? (next && firstLoadParameters(new URL(next, origin).searchParams));
  return carried && withTermFlags(carried).toString();
}
