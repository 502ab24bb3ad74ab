import { SESSION_CHANNEL, type Session, VISITOR_SESSION } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { exampleRoot, exampleSession, exampleShell } from '@moien/shared-lib/testing';
import { shareSession } from './share-session.ts';

/** What the service says of the browser's session: the same to each of its tabs. */
let found: Session;
let closings: (() => void)[];
let greeted: string[];

beforeEach(() => {
  closings = [];
  greeted = [];
});
afterEach(() => {
  for (const close of closings) close();
  jest.restoreAllMocks();
});

function openTab({ isGuarded = false } = {}): { root: RootStore; asked: string[]; visited: string[] } {
  const asked: string[] = [];
  const visited: string[] = [];
  const root = exampleRoot({
    session: found,
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, body: found };
    },
  });
  root.navigation.connect(
    exampleShell({ isGuarded: () => isGuarded, navigate: async (to) => void visited.push(to) }),
  );
  closings.push(shareSession(root, ({ firstName }) => greeted.push(firstName)));
  return { root, asked, visited };
}

async function within(check: () => boolean): Promise<void> {
  const end = performance.now() + 1000;
  while (!check()) {
    if (performance.now() > end) throw new Error('It took longer than a second.');
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('tabs of one browser', () => {
  it('agree within a second that somebody has signed in, and one of them says so', async () => {
    found = VISITOR_SESSION;
    const [here, there] = [openTab(), openTab()];
    there.root.authModal.open('sign-up');
    found = exampleSession;
    await here.root.signedIn(exampleSession);
    await within(() => there.root.session.isSignedIn && there.root.authModal.mode === null);
    expect([here.asked, there.asked, greeted]).toEqual([[], ['/api/get-session'], ['Léa']]);
  });

  it('agree within a second that somebody has signed out, and leave what only they may see', async () => {
    found = exampleSession;
    const [here, there] = [openTab(), openTab({ isGuarded: true })];
    found = VISITOR_SESSION;
    localStorage.setItem('recent-places', '[]');
    localStorage.setItem('languageTag', 'de');
    await here.root.signOut();
    expect(Object.keys(localStorage)).toEqual(['languageTag']);
    // The other tab has a session storage of its own, which jsdom does not.
    sessionStorage.setItem('favorite-wish', '{}');
    await within(() => !there.root.session.isSignedIn);
    expect([there.visited, there.root.authModal.mode]).toEqual([['/de'], null]);
    expect(sessionStorage.getItem('favorite-wish')).toBeNull();
    localStorage.clear();
  });

  it('take what nobody knows for a session that may have ended', async () => {
    found = exampleSession;
    const tab = openTab({ isGuarded: true });
    found = VISITOR_SESSION;
    const stranger = new BroadcastChannel(SESSION_CHANNEL);
    stranger.postMessage({ kind: 'of a later release' });
    await within(() => tab.root.authModal.mode === 'sign-in');
    stranger.close();
    expect(tab.visited).toEqual([]);
  });
});

describe('a tab that somebody comes back to', () => {
  const look = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([
    [4, []],
    [5, [['ended']]],
  ])('after %s minutes asks with %j', (minutes, calls) => {
    found = exampleSession;
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { root } = openTab();
    const heard = jest.spyOn(root, 'recheckSession').mockResolvedValue();
    look(true);
    now.mockReturnValue(minutes * 60_000);
    look(false);
    expect(heard.mock.calls).toEqual(calls);
  });

  it('asks when the browser had put the page away', async () => {
    found = exampleSession;
    const tab = openTab();
    found = VISITOR_SESSION;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await within(() => !tab.root.session.isSignedIn);
  });
});
