import { languageOfPath, pathInLanguage, type Session, safeNextPath } from '@moien/contract';
import { runInAction } from 'mobx';
import type { RootStore } from './root-store.ts';

// What goes through several stores, each named by what it does.

/** Specification §4: who signs out on a page of the dashboard is first led to the search. */
export function signOut({ session, navigation }: RootStore): Promise<void> {
  return session.signOut(async () => {
    if (navigation.isWithin('dashboard')) await navigation.go({ route: 'search' });
  });
}

/** Where a person goes on to who has just signed in: a path, be it of somebody else's making. */
export type OnwardWay = { next?: string | null; isReplacing?: boolean };

/** The page becomes theirs, the modal closes, and they go on to where they wanted; without such a path they stay. */
export async function signedIn(
  { session, authModal, navigation }: RootStore,
  found: Session,
  { next = authModal.next, isReplacing = false }: OnwardWay = {},
): Promise<void> {
  session.follow(found);
  authModal.close();
  const path = safeNextPath(next);
  if (path) {
    await navigation.visit(languageOfPath(path) ? path : pathInLanguage(path, navigation.languageTag), {
      isReplacing,
    });
  }
}

/**
 * Specification §4: the loading flag is on until session and essentials are in. For a page whose document came without
 * them, because the service was away; prices follow the rates that have come.
 * @returns whether both are in
 */
export async function loadMissing(root: RootStore): Promise<boolean> {
  runInAction(() => {
    root.isLoading = true;
  });
  const areIn = await Promise.all([root.session.load(), root.essentials.load(root.api)]);
  runInAction(() => {
    root.currency.follow(root.essentials.essentials.exchangeRateArray);
    root.isLoading = false;
  });
  return areIn.every(Boolean);
}
