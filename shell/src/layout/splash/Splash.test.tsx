import { imageUrl } from '@moien/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { picturesOf } from '../pictures/pictures-of.ts';
import { examplePage } from '../testing/example-page.tsx';
import { Splash } from './Splash.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show(pictureSeed = 0) {
  const { page, root } = examplePage(<Splash />, { pictureSeed });
  const { container } = render(page);
  return { root, pictures: () => [...container.querySelectorAll('img')] };
}
const splash = () => screen.queryByRole('button', { name: /Kommen Sie herein/ });

describe('Splash', () => {
  it('shows the six pictures that the document has chosen', () => {
    const { pictures } = show(5);
    expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual(
      picturesOf(5, 6).map((path) => imageUrl(path, 512)),
    );
  });

  it('lets the page below go first: its pictures are small, and wait for everything that is needed', () => {
    for (const picture of show().pictures()) {
      expect(picture.getAttribute('fetchpriority')).toBe('low');
      expect(picture.srcset).toBe('');
    }
  });

  it('goes after five seconds, and tells those who wait for it', () => {
    const { root } = show();
    act(() => void jest.advanceTimersByTime(4999));
    expect(splash()).not.toBeNull();
    expect(root.welcome.isSplashOver).toBe(false);
    act(() => void jest.advanceTimersByTime(1));
    expect(splash()).toBeNull();
    expect(root.welcome.isSplashOver).toBe(true);
  });

  it.each([
    ['a tap', () => fireEvent.click(splash() as HTMLElement)],
    ['any key', () => fireEvent.keyDown(window, { key: 'a' })],
  ])('goes at once by %s', (_way, end) => {
    show();
    end();
    expect(splash()).toBeNull();
  });
});
