import { PictureMotion } from './picture-motion.ts';

const PAGE = `
  <header></header>
  <main>
    <article id="one"><div data-picture="card"></div><a href="/de/property/1">One</a></article>
    <article id="two"><div data-picture="card"></div><a href="/de/property/2">Two</a></article>
  </main>`;
const GALLERY = '<main><button id="first" data-picture="page"></button></main>';

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
    (element) => element.id || element.closest('article')?.id,
  );
const link = (id: string) => document.querySelector(`#${id} a`) ?? undefined;

/** jsdom lays nothing out: each element stands here. */
function place(top: number) {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 100, left: 0, right: 100 } as DOMRect);
}

let isMotionReduced: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  isMotionReduced = false;
  Object.assign(document, { startViewTransition: () => undefined, getAnimations: () => [] });
  Object.assign(window, { matchMedia: () => ({ matches: isMotionReduced }) });
  for (const side of ['clientWidth', 'clientHeight'] as const)
    jest.spyOn(document.documentElement, side, 'get').mockReturnValue(800);
  place(0);
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the picture of a card', () => {
  it('grows into that of its page, which has the name no longer than that takes', () => {
    const motion = new PictureMotion();
    motion.press(link('two'));
    expect(motion.depart()).toBe(true);
    expect(named()).toEqual(['two']);
    document.body.innerHTML = GALLERY;
    motion.arrive('/de/search');
    expect(named()).toEqual(['first']);
    jest.runAllTimers();
    expect(named()).toEqual([]);
  });

  it.each([GALLERY, `<div data-frame><nav></nav>${GALLERY}</div>`])(
    'passes below the header of %s',
    (page) => {
      const motion = new PictureMotion();
      motion.press(link('two'));
      motion.depart();
      document.documentElement.style.removeProperty('--motion-start');
      document.body.innerHTML = `<header></header>${page}`;
      motion.arrive('/de/search');
      expect(document.documentElement.style.getPropertyValue('--motion-start')).toBe('100px');
    },
  );

  it('is what the picture of a page goes back into', () => {
    document.body.innerHTML = GALLERY;
    const motion = new PictureMotion();
    motion.departInHistory('/de/search');
    expect(named()).toEqual(['first']);
    document.body.innerHTML = PAGE;
    motion.arrive('/de/property/1');
    expect(named()).toEqual(['one']);
  });

  it('takes the name from the card that was pressed before', () => {
    const motion = new PictureMotion();
    motion.press(link('one'));
    motion.depart();
    motion.press(link('two'));
    motion.depart();
    expect(named()).toEqual(['two']);
  });

  it.each([
    ['without a press on a link', () => undefined],
    ['out of sight', () => place(900)],
    ['for who wants less motion', () => (isMotionReduced = true)],
    ['where the browser has no transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ])('stays where it is %s', (what, prepare) => {
    prepare();
    const motion = new PictureMotion();
    if (!what.startsWith('without')) motion.press(link('one'));
    expect(motion.depart()).toBe(false);
    expect(named()).toEqual([]);
  });
});

it('a navigation ends what still runs', () => {
  const finish = jest.fn();
  const animation = (pseudoElement: string | null) => ({ effect: { pseudoElement }, finish });
  Object.assign(document, {
    getAnimations: () => [animation('::view-transition-group(page-picture)'), animation(null)],
  });
  new PictureMotion().depart();
  expect(finish).toHaveBeenCalledTimes(1);
});
