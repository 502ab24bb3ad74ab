import type { RemoteDeclaration } from '@moien/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useShownRoute } from '../../page/shown-route.ts';
import { AuthModal } from '../auth-modal/AuthModal.tsx';
import { examplePage } from '../testing/example-page.tsx';
import { releasesServing } from '../testing/example-releases.ts';
import { Header } from './Header.tsx';

afterEach(cleanup);

type Route = Partial<RemoteDeclaration['routes'][number]>;

/** The header of a page whose route is declared so, beside what its route asks for below the page. */
async function show(declared: Route) {
  const registry = releasesServing(['ads']);
  const [entry] = registry.entries;
  for (const route of entry?.remote.routes ?? []) Object.assign(route, declared);
  let slots: string[] = [];
  function ShownHeader() {
    const shown = useShownRoute();
    slots = shown.slots;
    return <Header header={shown.header} headerSlot={shown.headerSlot} />;
  }
  const handle = { remote: 'mf-example', route: 'ads' };
  const { page } = examplePage(<ShownHeader />, { registry, handle });
  await act(async () => void render(page));
  return { slots };
}
const places = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot);

describe('Header', () => {
  it('leads to the start, and has its tools', async () => {
    await show({});
    expect(screen.getByRole('link', { name: 'Moïen, Startseite' }).getAttribute('href')).toBe('/de');
    expect(screen.getByRole('button', { name: 'Menü' })).not.toBeNull();
    expect(places()).toEqual([]);
  });

  it('has a place for the search bar, or for the page’s title instead', async () => {
    await show({ slots: ['search-bar'] });
    expect(places()).toEqual(['search-bar']);
    cleanup();
    await show({ slots: ['search-bar', 'page-title'] });
    expect(places()).toEqual(['page-title']);
  });

  it('leaves other slots to the page', async () => {
    const { slots } = await show({ slots: ['map', 'search-bar'] });
    expect(slots).toEqual(['map']);
  });

  it.each([
    ['hidden', false],
    ['hidden-on-phones', true],
  ] as const)('gives its room to a page that asks for it (%s)', async (header, isThere) => {
    await show({ header });
    expect(screen.queryByRole('banner') !== null).toBe(isThere);
    expect(screen.queryByRole('banner')?.hasAttribute('data-hidden-on-phones') ?? false).toBe(isThere);
  });
});

describe('the place of the sign-in modal', () => {
  it('is there once it has been opened, and stays', () => {
    const { page, root } = examplePage(<AuthModal />);
    render(page);
    expect(places()).toEqual([]);
    act(() => root.authModal.open('sign-up'));
    expect(places()).toEqual(['auth-modal']);
    act(() => root.authModal.close());
    expect(places()).toEqual(['auth-modal']);
  });

  it('gives the focus to the page when the button that had it is gone, as after signing in', async () => {
    const { page, root } = examplePage(
      <>
        <main id="content" tabIndex={-1} />
        <button type="button">Other</button>
        <AuthModal />
      </>,
    );
    render(page);
    const other = screen.getByRole('button', { name: 'Other' });
    const openAndClose = async () => {
      act(() => root.authModal.open('sign-in'));
      await act(async () => root.authModal.close());
    };
    other.focus();
    await openAndClose();
    expect(document.activeElement).toBe(other);
    other.blur();
    expect(document.activeElement).toBe(document.body);
    await openAndClose();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
