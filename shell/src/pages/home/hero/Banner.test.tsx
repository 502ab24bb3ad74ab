import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../examples/render-page.tsx';
import { Banner } from './Banner.tsx';
import { SLIDE_MILLISECONDS } from './slides.ts';

const PICTURES = [1, 7, 12].map((number) => `/global/banner-${number}`);

function show({ prefersReducedMotion = false } = {}) {
  window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
  return renderPage(<Banner pictures={PICTURES} />);
}
const place = () => document.querySelector('p')?.firstElementChild?.textContent;
const pictures = () =>
  [...document.querySelectorAll('img[srcset]')].map((image) => image.getAttribute('src'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('Banner', () => {
  it('loads the first picture at once, and no other', () => {
    const { texts } = show();
    expect(pictures()).toEqual(['/global/banner-1-960.avif']);
    expect(document.querySelector('img[srcset]')?.getAttribute('loading')).toBe('eager');
    expect(place()).toBe(texts['banner-1']);
  });

  it('goes on by itself, until it is stopped', () => {
    const { texts } = show();
    act(() => jest.advanceTimersByTime(SLIDE_MILLISECONDS));
    expect(place()).toBe(texts['banner-7']);
    press(texts['banner-pause']);
    act(() => jest.advanceTimersByTime(10 * SLIDE_MILLISECONDS));
    expect(place()).toBe(texts['banner-7']);
    press(texts['banner-play']);
    act(() => jest.advanceTimersByTime(SLIDE_MILLISECONDS));
    expect(place()).toBe(texts['banner-12']);
  });

  it('stays where it is under reduced motion', () => {
    const { texts } = show({ prefersReducedMotion: true });
    act(() => jest.advanceTimersByTime(10 * SLIDE_MILLISECONDS));
    expect(place()).toBe(texts['banner-1']);
    expect(pictures()).toHaveLength(1);
  });

  it('waits while somebody looks at it', () => {
    const { texts } = show();
    const pause = screen.getByRole('button', { name: texts['banner-pause'] });
    act(() => pause.focus());
    act(() => jest.advanceTimersByTime(10 * SLIDE_MILLISECONDS));
    expect(place()).toBe(texts['banner-1']);
    act(() => pause.blur());
    act(() => jest.advanceTimersByTime(SLIDE_MILLISECONDS));
    expect(place()).toBe(texts['banner-7']);
  });

  it('goes on and back by its buttons, and then no more by itself', () => {
    const { texts } = show();
    press(texts['banner-previous']);
    expect(place()).toBe(texts['banner-12']);
    press(texts['banner-next']);
    expect(place()).toBe(texts['banner-1']);
    act(() => jest.advanceTimersByTime(10 * SLIDE_MILLISECONDS));
    expect(place()).toBe(texts['banner-1']);
  });

  it('follows a finger', () => {
    const { texts } = show();
    const door = document.querySelector('img')?.closest('div')?.parentElement as HTMLElement;
    const at = (clientX: number) => ({ item: () => ({ clientX, clientY: 100 }) });
    // jsdom takes no touches of ours into its own events.
    const touch = (type: string, rest: object) =>
      fireEvent(door, Object.assign(new Event(type, { bubbles: true }), rest));
    touch('touchstart', { touches: at(200) });
    touch('touchend', { changedTouches: at(80) });
    expect(place()).toBe(texts['banner-7']);
  });
});
