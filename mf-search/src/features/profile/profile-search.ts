import type { ProfilePart } from './profile-store.ts';

/** As the address of a profile says which homes are shown. */
export function profileSearch({ page, term }: ProfilePart): URLSearchParams {
  return new URLSearchParams([
    ...(term ? [['term', term]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}
