import type { Session } from '@moien/contract';
import { exampleRegistry, exampleSession } from '@moien/shared-lib/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { dashboardReleases, dashboardRemote } from '../testing/example-dashboard.ts';
import { type ExamplePageOptions, examplePage } from '../testing/example-page.tsx';
import { DashboardMenu } from './DashboardMenu.tsx';

const scrolled: ScrollToOptions[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollTo = (options) => void scrolled.push(options as ScrollToOptions);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  jest.restoreAllMocks();
});

function show(options: ExamplePageOptions = {}) {
  const { page } = examplePage(<DashboardMenu />, {
    registry: dashboardReleases,
    session: exampleSession,
    path: '/dashboard/bookings',
    ...options,
  });
  render(page);
  return screen.queryByRole('navigation', { name: 'Ihre Seiten' });
}
const groups = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'));
const namesIn = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const withoutPaymentAccount: Session = {
  ...exampleSession,
  profile: exampleSession.profile && { ...exampleSession.profile, mangopayUserId: null },
};

describe('the menu of the dashboard', () => {
  it('names its groups, which hold what releases declare', () => {
    show();
    expect(groups()).toEqual(
      ['travelling', 'renting', 'letting', 'money', 'account'].map((group) => `dashboard-${group}`),
    );
    expect(namesIn('Reisen')).toEqual(['Aufenthalte', 'Favoriten', 'Zuletzt angesehen']);
    expect(screen.getByRole('link', { name: 'Guthaben' }).getAttribute('href')).toBe('/de/dashboard/balance');
  });

  it('has the pages of owners for those with a payment-provider user id alone', () => {
    show();
    expect(namesIn('Vermieten')).toEqual(['Unterkünfte', 'Vermietungsstatistik']);
    cleanup();
    show({ session: withoutPaymentAccount });
    expect(screen.queryByRole('list', { name: 'Vermieten' })).toBeNull();
    expect(namesIn('Geld')).toHaveLength(3);
  });

  it('marks the page that is shown, or the one that it is below', () => {
    show();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Aufenthalte');
    cleanup();
    show({ path: '/dashboard/ads/manage/7' });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Unterkünfte');
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('leaves the room of small windows to a page that has the foot as well', () => {
    show({ registry: dashboardReleases, handle: { remote: 'mf-dashboard', route: 'bookings' } });
    const menu = () => screen.getByRole('navigation', { name: 'Ihre Seiten' });
    expect(menu().hasAttribute('data-gives-way')).toBe(false);
    cleanup();
    const remote = dashboardRemote(() => true);
    for (const entry of remote.routes) entry.bottomMenu = 'hidden';
    show({ registry: exampleRegistry(remote), handle: { remote: remote.name, route: 'bookings' } });
    expect(menu().hasAttribute('data-gives-way')).toBe(true);
  });

  it('scrolls its current item to the start, clear of the fade, unless it is seen beside the first one', () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'Sicherheit' ? 1000 : 5;
    });
    show({ path: '/dashboard/account-security' });
    expect(scrolled).toEqual([expect.objectContaining({ left: 972, behavior: 'instant' })]);
    cleanup();
    show({ path: '/dashboard/bookings' });
    expect(scrolled.at(-1)).toMatchObject({ left: 0 });
  });

  it('opens at its top where its current item is seen there, else with it in the middle', () => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'Sicherheit' ? 1000 : 400;
    });
    show({ path: '/dashboard/bookings' });
    expect(scrolled.at(-1)).toMatchObject({ top: 0 });
    cleanup();
    show({ path: '/dashboard/account-security' });
    expect(scrolled.at(-1)).toMatchObject({ top: 670 });
  });

  it('marks what the header has as well, but for the page that is shown', () => {
    show({ path: '/dashboard/conversations' });
    const isMarked = (name: string) =>
      screen.getByRole('link', { name }).closest('li')?.hasAttribute('data-is-in-header');
    expect(['Nachrichten', 'Benachrichtigungen', 'Aufenthalte'].map(isMarked)).toEqual([false, true, false]);
  });

  it('draws an icon that this shell does not carry as a circle', () => {
    const remote = dashboardRemote((id) => id === 'account-security');
    for (const entry of remote.navigation ?? []) entry.icon = 'drawn-next-year';
    show({ registry: exampleRegistry(remote) });
    const icon = screen.getByRole('link', { name: 'Sicherheit' }).querySelector('svg');
    expect(icon?.classList.contains('lucide-circle')).toBe(true);
  });

  it('is there for a single page, and not for none', () => {
    show({ registry: exampleRegistry(dashboardRemote((id) => id === 'account-security')) });
    expect(namesIn('Konto')).toEqual(['Sicherheit']);
    cleanup();
    expect(show({ registry: exampleRegistry(dashboardRemote(() => false)) })).toBeNull();
  });
});
