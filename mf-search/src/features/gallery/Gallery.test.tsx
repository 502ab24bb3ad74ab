import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { examplePictures, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Gallery } from './Gallery.tsx';

const IMAGES = [{ path: '/global/homes/1' }, { path: '/global/homes/2' }];

/** A browser whose window can be made narrower and wider. */
let resize: (width: number) => void;
beforeEach(() => {
  let clientWidth = 1000;
  const observers = new Set<() => void>();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => clientWidth);
  jest
    .spyOn(HTMLElement.prototype, 'scrollWidth', 'get')
    .mockImplementation(() => Math.max(clientWidth, 700));
  Object.assign(globalThis, {
    ResizeObserver: class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe() {
        observers.add(this.#notify);
        this.#notify();
      }
      disconnect() {
        observers.delete(this.#notify);
      }
    },
  });
  resize = (width) =>
    act(() => {
      clientWidth = width;
      for (const notify of observers) notify();
    });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

describe('Gallery', () => {
  it('is a stop of the keyboard only where it scrolls', () => {
    render(
      <RootStoreProvider root={exampleRoot()} texts={createTexts('en', { search: en })}>
        <Gallery images={IMAGES} title="Attic" />
      </RootStoreProvider>,
    );
    const row = () => screen.queryByRole('group', { name: 'Pictures' });
    expect(row()).toBeNull();
    resize(390);
    expect(row()?.getAttribute('tabindex')).toBe('0');
    resize(1000);
    expect(row()).toBeNull();
  });

  it('says which of all pictures is swiped to', () => {
    render(
      <RootStoreProvider root={exampleRoot()} texts={createTexts('en', { search: en })}>
        <Gallery images={examplePictures(8)} title="Attic" />
      </RootStoreProvider>,
    );
    resize(390);
    const all = () => screen.getByRole('button', { name: /Show all 8 pictures/ }).textContent;
    expect(all()).toBe('1/8 Show all 8 pictures');
    fireEvent.scroll(screen.getByRole('group', { name: 'Pictures' }), { target: { scrollLeft: 6.5 * 390 } });
    expect(all()).toContain('1/8');
    fireEvent.scroll(screen.getByRole('group', { name: 'Pictures' }), { target: { scrollLeft: 7 * 390 } });
    expect(all()).toContain('8/8');
  });
});
