import { exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ExamplePageOptions, examplePage } from '../testing/example-page.tsx';
import { releasesServing } from '../testing/example-releases.ts';
import { BottomMenu } from './BottomMenu.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(options: ExamplePageOptions = {}) {
  const { page, root } = examplePage(<BottomMenu />, options);
  render(page);
  return root;
}
const menu = () => screen.queryByRole('navigation', { name: 'Hauptseiten' });
const names = () =>
  within(menu() as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the bottom menu', () => {
  it('comes alive as the server drew it, though another part has asked the browser before', async () => {
    localStorage.setItem('isOnboardingCompleted', 'true');
    const { page, root } = examplePage(<BottomMenu />, { path: '/search' });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(menu()).toBeNull();
    root.welcome.remember();
    const mismatches: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) });
    });
    expect(mismatches).toEqual([]);
    expect(names()).toContain('Entdecken');
    container.remove();
  });

  it('leads to the main pages', () => {
    show();
    expect(names()).toEqual(['Entdecken', 'Inserate', 'Events', 'Nachrichten']);
  });

  it('has only what active releases serve, and is not there for a single page', () => {
    show({ registry: releasesServing(['search', 'events']) });
    expect(names()).toEqual(['Entdecken', 'Events']);
    cleanup();
    show({ registry: releasesServing(['search']) });
    expect(menu()).toBeNull();
  });

  it('says which page is shown, and how many messages wait', () => {
    show({ path: '/dashboard/ads', session: { ...exampleSession, unreadMessageCount: 10 } });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Inserate');
    expect(screen.getByRole('link', { name: /10 ungelesene Nachrichten/ }).textContent).toContain('9+');
  });

  it('says to which of its pages the one that is shown belongs', () => {
    show({ path: '/dashboard/ads/new' });
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Inserate');
  });

  it('waits on the search until the onboarding is completed', () => {
    const root = show({ path: '/search' });
    expect(menu()).toBeNull();
    act(() => root.welcome.completeOnboarding());
    expect(names()).toContain('Entdecken');
    expect(localStorage.getItem('isOnboardingCompleted')).toBe('true');
  });

  it.each(['hidden', 'hidden-on-phones'] as const)(
    'leaves its room to a page whose header is %s',
    (header) => {
      const registry = releasesServing(['search', 'events']);
      const [entry] = registry.entries;
      for (const route of entry?.remote.routes ?? []) route.header = header;
      const { page } = examplePage(<BottomMenu />, {
        registry,
        handle: { remote: 'mf-example', route: 'events' },
      });
      render(page);
      expect(menu()).toBeNull();
    },
  );

  it('leaves the foot to a page that has a bar of its own there', () => {
    const registry = releasesServing(['search', 'events']);
    for (const route of registry.entries[0]?.remote.routes ?? []) route.bottomMenu = 'hidden';
    show({ registry, handle: { remote: 'mf-example', route: 'events' } });
    expect(menu()).toBeNull();
    expect(registry.entries[0]?.remote.routes).toHaveLength(2);
  });
});
