import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { examplePictures, exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { GalleryViewer } from './GalleryViewer.tsx';

afterEach(cleanup);

function open(opened: number | undefined) {
  const onClose = jest.fn();
  const root = exampleRoot();
  const viewer = (at: number | undefined) => (
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <button type="button" data-picture="page">
        <img alt="The page’s own" />
      </button>
      <GalleryViewer images={examplePictures(12)} title="Attic" opened={at} onClose={onClose} />
    </RootStoreProvider>
  );
  const { rerender } = render(viewer(opened));
  return { onClose, close: () => rerender(viewer(undefined)) };
}

const dialog = () => screen.getByRole('dialog', { name: 'Pictures of Attic' });
const position = () => screen.getByRole('status').textContent;
const press = (key: string) => fireEvent.keyDown(dialog(), { key });

describe('GalleryViewer', () => {
  it('opens at the picture that was pressed, and says where one is', () => {
    open(2);
    expect(position()).toBe('3 of 12');
  });

  it('goes by arrows, Home and End, and stops at both ends', () => {
    open(0);
    const seen = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map(
      (key) => {
        press(key);
        return position();
      },
    );
    expect(seen).toEqual(['1 of 12', '2 of 12', '3 of 12', '12 of 12', '12 of 12', '11 of 12', '1 of 12']);
  });

  it('goes by its buttons, which say where there is no further', () => {
    open(10);
    const next = screen.getByRole('button', { name: 'Next picture' });
    fireEvent.click(next);
    expect(position()).toBe('12 of 12');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(position()).toBe('11 of 12');
  });

  it('is where it was sent to while the strip passes others, and where somebody swipes to', () => {
    open(0);
    const strip = screen.getByRole('list');
    Object.defineProperty(strip, 'clientWidth', { value: 100 });
    const pass = (...places: number[]) =>
      places.map((place) => {
        fireEvent.scroll(strip, { target: { scrollLeft: place * 100 } });
        return position();
      });
    press('End');
    expect(pass(0, 0.5, 1, 7)).toEqual(['12 of 12', '12 of 12', '12 of 12', '12 of 12']);
    press('Home');
    expect(pass(7, 3, 0)).toEqual(['1 of 12', '1 of 12', '1 of 12']);
    expect(pass(0.6, 1)).toEqual(['1 of 12', '2 of 12']);
    press('End');
    fireEvent.touchStart(strip);
    expect(pass(4)).toEqual(['5 of 12']);
  });

  it('goes to the small picture that is pressed, and says which is shown', () => {
    open(0);
    const small = screen.getByRole('button', { name: '4 of 12' });
    fireEvent.click(small);
    expect([position(), small.getAttribute('aria-current')]).toEqual(['4 of 12', 'true']);
    expect(screen.getByRole('button', { name: '1 of 12' }).getAttribute('aria-current')).toBeNull();
  });

  it('is a column of all pictures on an upright phone, and says which is shown', () => {
    const column = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => column });
    open(0);
    expect(document.querySelectorAll('li[inert]')).toHaveLength(0);
    const strip = screen.getByRole('list');
    const [shown, all] = [800, 12 * 270];
    Object.defineProperties(strip, { clientHeight: { value: shown }, scrollHeight: { value: all } });
    const boxAt = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect;
    strip.getBoundingClientRect = () => boxAt(0, shown);
    for (const [number, place] of [...strip.children].entries())
      place.getBoundingClientRect = () => boxAt(number * 270 - strip.scrollTop, 270);
    const seen = [0, 250, 1300, all - shown].map((scrollTop) => {
      fireEvent.scroll(strip, { target: { scrollTop } });
      return position();
    });
    expect(seen).toEqual(['1 of 12', '2 of 12', '7 of 12', '12 of 12']);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('shows at once what the page has loaded, and the larger picture over it', () => {
    const loaded = { complete: true, naturalWidth: 960, currentSrc: 'https://moien.example/1-960.avif' };
    const getters = Object.entries(loaded).map(([name, value]) =>
      jest.spyOn(HTMLImageElement.prototype, name as keyof typeof loaded, 'get').mockReturnValue(value),
    );
    open(0);
    const [placeholder, full] = [...(dialog().querySelector('li')?.querySelectorAll('img') ?? [])];
    expect(placeholder?.getAttribute('src')).toBe(loaded.currentSrc);
    expect(placeholder?.parentElement?.dataset.isSharp).toBe('true');
    expect([full?.getAttribute('loading'), full?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    for (const getter of getters) getter.mockRestore();
  });

  it('closes by its button', () => {
    const { onClose, close } = open(0);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
