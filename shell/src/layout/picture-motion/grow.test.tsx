import { grow } from './grow.ts';

const nameOf = (element: HTMLElement) => element.style.getPropertyValue('view-transition-name');

/** A browser that takes its pictures when it is told to. */
function browserWithTransitions({ prefersLess = false } = {}) {
  const started: { update: () => Promise<void>; end: () => void; skipTransition: jest.Mock }[] = [];
  Object.assign(window, { matchMedia: () => ({ matches: prefersLess }) });
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      let end: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => {
        end = resolve;
      });
      const skipTransition = jest.fn();
      started.push({ update, end, skipTransition });
      return { finished, skipTransition };
    },
  });
  return started;
}

const element = () => document.body.appendChild(document.createElement('div'));

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

describe('what grows', () => {
  it('has the name before the update, what it grows into after it, and nothing at the end', async () => {
    const transition = browserWithTransitions();
    const [from, to] = [element(), element()];
    grow('opened-picture', from, () => to);
    expect([nameOf(from), nameOf(to)]).toEqual(['opened-picture', '']);
    await transition[0]?.update();
    expect([nameOf(from), nameOf(to)]).toEqual(['', 'opened-picture']);
    transition[0]?.end();
    await new Promise((resolve) => setTimeout(resolve));
    expect([nameOf(from), nameOf(to)]).toEqual(['', '']);
  });

  it('keeps the name of a second transition that has ended the first', async () => {
    const started = browserWithTransitions();
    const heart = element();
    grow('heart', heart, () => heart);
    await started[0]?.update();
    grow('heart', heart, () => heart);
    started[0]?.end();
    await new Promise((resolve) => setTimeout(resolve));
    expect(nameOf(heart)).toBe('heart');
  });

  it('can be ended', () => {
    const started = browserWithTransitions();
    grow('heart', element(), () => null)();
    expect(started[0]?.skipTransition).toHaveBeenCalled();
  });
});

it.each<[string, () => Element | undefined]>([
  ['the browser has no transitions', () => element()],
  [
    'who looks wants less motion',
    () => {
      browserWithTransitions({ prefersLess: true });
      return element();
    },
  ],
  [
    'there is nothing to grow from',
    () => {
      browserWithTransitions();
      return undefined;
    },
  ],
])('where %s there is only the update', (_why, prepare) => {
  const from = prepare();
  const update = jest.fn();
  grow('heart', from, update)();
  expect(update).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[style]')).toBeNull();
});
