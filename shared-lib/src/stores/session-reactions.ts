import { languageOfPath, pathInLanguage, type Session, safeNextPath, VISITOR_SESSION } from '@moien/contract';
import { when } from 'mobx';
import type { ApiClient } from '../api/api-client.ts';
import type { AuthModalStore } from './auth-modal-store.ts';
import type { NavigationStore } from './navigation-store.ts';
import type { SessionChange, SessionStore } from './session-store.ts';

// What follows through several stores from a session that has changed, each named by what it does. None of it
// is needed before a call was made, so it comes with the code that sends calls.

/** What of the root follows the session. */
type SessionStores = {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly authModal: AuthModalStore;
  readonly navigation: NavigationStore;
};

/** Where a person goes on to who has just signed in: a path, be it of somebody else's making. */
export type OnwardWay = { next?: string | null; isReplacing?: boolean };

/**
 * The page becomes theirs, the modal closes, and they go on to where they wanted; without such a path they
 * stay.
 */
export async function signedIn(root: SessionStores, found: Session, onward: OnwardWay = {}): Promise<void> {
  const isShown = becomeTheirs(root, found, onward);
  root.session.announce('signed-in');
  await isShown;
}

/** Specification §4: who signs out on a page that only they may see is first led to the search. */
export async function signOut(root: SessionStores): Promise<void> {
  const found = await root.api.request('signOut');
  if (!found) return;
  await leaveGuardedPage(root);
  root.session.follow(found);
  root.session.announce('signed-out');
}

/**
 * A call was refused because nobody is signed in. When that is so, the page stays as it is, with what was
 * typed, and the modal opens: once signed in again the person goes on.
 * @returns whether the person whose page it was is back; false once the modal is closed without
 */
export async function sessionEnded(root: SessionStores): Promise<boolean> {
  const { session, authModal } = root;
  const userId = session.profile?.userId;
  const isBack = () => userId !== undefined && session.profile?.userId === userId;
  const found = (await findSession(root)) ?? VISITOR_SESSION;
  if (found.profile) {
    await followPerson(root, found);
    return isBack();
  }
  session.follow(found);
  authModal.open('sign-in');
  if (userId === undefined) return false;
  session.announce('ended');
  await when(() => session.isSignedIn || authModal.mode === null);
  return isBack();
}

/**
 * Another tab of this browser tells that the session has changed, or nobody has looked at this one for long.
 */
export async function recheckSession(root: SessionStores, news: SessionChange): Promise<void> {
  const { session, authModal, navigation } = root;
  const found = await findSession(root);
  if (!found) return;
  if (found.profile) return followPerson(root, found);
  const wasSignedIn = session.isSignedIn;
  if (wasSignedIn && news === 'signed-out') await leaveGuardedPage(root);
  session.follow(found);
  if (wasSignedIn && news !== 'signed-out' && navigation.shell?.isGuarded()) authModal.open('sign-in');
}

/** Whose page it is already only learns what waits for them. */
async function followPerson(root: SessionStores, found: Session): Promise<void> {
  if (root.session.isOf(found)) root.session.follow(found);
  else await becomeTheirs(root, found);
}

async function findSession({ api }: SessionStores): Promise<Session | undefined> {
  const outcome = await api.call('getSession');
  return outcome.kind === 'ok' ? outcome.value : undefined;
}

async function becomeTheirs(root: SessionStores, found: Session, onward: OnwardWay = {}): Promise<void> {
  const { session, authModal, navigation } = root;
  const { shell } = navigation;
  const { next = authModal.next, isReplacing = authModal.mode !== null } = onward;
  const path = safeNextPath(next);
  const href = path && (languageOfPath(path) ? path : pathInLanguage(path, navigation.languageTag));
  // What the page holds is somebody else's.
  const isOthers = session.ownerId !== undefined && session.ownerId !== found.profile?.userId;
  session.follow(found);
  // Before the modal closes: the page takes the modal's place in the history.
  if (isOthers) shell?.openDocument(href);
  else if (href) await navigation.visit(href, { isReplacing });
  else if (shell?.isGuarded()) void shell.reload();
  authModal.close();
}

async function leaveGuardedPage({ navigation }: SessionStores): Promise<void> {
  const { shell, languageTag } = navigation;
  if (!shell?.isGuarded()) return;
  await shell.navigate(navigation.hrefTo({ route: 'search' }) ?? `/${languageTag}`);
}
