import { expectNext, firstSlide, step, swipeSteps } from './slides.ts';

describe('slides', () => {
  it('goes on and back, round both ends', () => {
    expect(step(firstSlide, 1, 8).index).toBe(1);
    expect(step(firstSlide, -1, 8).index).toBe(7);
    expect(step(step(firstSlide, -1, 8), 1, 8).index).toBe(0);
  });

  it('asks for a picture only when it is shown or comes next', () => {
    expect([...firstSlide.wanted]).toEqual([0]);
    expect([...expectNext(firstSlide, 8).wanted]).toEqual([0, 1]);
    expect([...step(firstSlide, -1, 8).wanted]).toEqual([0, 7]);
  });

  it('stays the same when the next picture is there already', () => {
    const expecting = expectNext(firstSlide, 8);
    expect(expectNext(expecting, 8)).toBe(expecting);
  });

  it.each([
    ['to the left', { x: 20, y: 110 }, 1],
    ['to the right', { x: 180, y: 90 }, -1],
    ['hardly at all', { x: 80, y: 100 }, 0],
    ['down the page', { x: 40, y: 300 }, 0],
  ])('understands a finger that goes %s', (_direction, to, steps) => {
    expect(swipeSteps({ x: 100, y: 100 }, to)).toBe(steps);
  });
});
