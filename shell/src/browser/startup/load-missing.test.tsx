import { VISITOR_SESSION } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import {
  emptyEssentials,
  exampleEssentials,
  exampleRoot,
  exampleSession,
  exampleShell,
} from '@moien/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { loadMissing } from './load-missing.ts';

const ESSENTIALS = { ...exampleEssentials, textArray: [{ slug: 'shell:blog', text: 'Journal' }] };

let isAway: boolean;
let revalidations: number;
beforeEach(() => {
  isAway = false;
  revalidations = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

async function revalidate() {
  revalidations += 1;
}

function open() {
  const root = exampleRoot({
    essentials: emptyEssentials,
    transport: async ({ url }) => {
      if (isAway) throw new Error('There is no network.');
      return { status: 200, body: url.includes('essentials') ? ESSENTIALS : VISITOR_SESSION };
    },
  });
  const texts = createTexts('de', { shell: { blog: 'Blog' } });
  return { root, texts, loaded: loadMissing(root, texts, { revalidate }) };
}

describe('a page whose document came without essentials', () => {
  it('loads them, and asks again for what it could not show', async () => {
    const { root, texts, loaded } = open();
    expect(root.isLoading).toBe(true);
    await loaded;
    expect(root.essentials.essentials.cityArray).toHaveLength(1);
    expect(texts.t('shell:blog')).toBe('Journal');
    expect(revalidations).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([false, true])(
    'asks at once for a session that alone was missing, and draws only a private page anew (%s)',
    async (isGuarded) => {
      const asked: string[] = [];
      const root = exampleRoot({
        isSessionMissing: true,
        essentials: ESSENTIALS,
        transport: async ({ url }) => {
          asked.push(url);
          return { status: 200, body: exampleSession };
        },
      });
      root.navigation.connect(exampleShell({ isGuarded: () => isGuarded }));
      await loadMissing(root, createTexts('de', {}), { revalidate });
      expect(asked).toEqual(['/api/get-session']);
      expect(root.session.isSignedIn).toBe(true);
      expect(revalidations).toBe(isGuarded ? 1 : 0);
    },
  );

  it('asks again by itself, without an alarm when only the session is missing', async () => {
    jest.useFakeTimers();
    const root = exampleRoot({
      isSessionMissing: true,
      essentials: ESSENTIALS,
      transport: async ({ url }) => {
        if (isAway) throw new Error('There is no network.');
        return { status: 200, body: url.includes('essentials') ? ESSENTIALS : exampleSession };
      },
    });
    isAway = true;
    const loaded = loadMissing(root, createTexts('de', {}), { revalidate: async () => undefined });
    await jest.advanceTimersByTimeAsync(10_000);
    expect([root.session.isMissing, screen.queryByRole('alert')]).toEqual([true, null]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(45_000);
    await loaded;
    expect([root.session.isMissing, root.session.isSignedIn]).toEqual([false, true]);
    jest.useRealTimers();
  });

  it('takes its offer to try again away when it has started by itself', async () => {
    jest.useFakeTimers();
    isAway = true;
    const { loaded } = open();
    await jest.advanceTimersByTimeAsync(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    isAway = false;
    await jest.advanceTimersByTimeAsync(4000);
    await loaded;
    expect([revalidations, screen.queryByRole('alert')]).toEqual([1, null]);
    jest.useRealTimers();
  });

  it('says that it could not start, and starts when somebody tries again', async () => {
    isAway = true;
    const { root, loaded } = open();
    const button = await screen.findByRole('button');
    expect([root.isLoading, revalidations]).toEqual([false, 0]);
    isAway = false;
    button.click();
    await loaded;
    await waitFor(() => expect(revalidations).toBe(1));
    expect(root.essentials.isMissing).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
