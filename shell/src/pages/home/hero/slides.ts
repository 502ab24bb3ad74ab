/** How long a picture is looked at before the next one comes. */
export const SLIDE_MILLISECONDS = 7000;

/** A shorter movement of the finger, in pixels, is a tap. */
const SWIPE_PIXELS = 40;

export type Slides = {
  index: number;
  /** Pictures that have been asked for, by index; no other is in the page. */
  wanted: ReadonlySet<number>;
};

export const firstSlide: Slides = { index: 0, wanted: new Set([0]) };

/** The picture that many steps on, round the end; negative steps go back. */
export function step(slides: Slides, steps: number, count: number): Slides {
  const index = (((slides.index + steps) % count) + count) % count;
  return { index, wanted: new Set([...slides.wanted, index]) };
}

/** Asks for the picture that comes next, so that it is there when it is shown. */
export function expectNext(slides: Slides, count: number): Slides {
  const next = (slides.index + 1) % count;
  return slides.wanted.has(next) ? slides : { ...slides, wanted: new Set([...slides.wanted, next]) };
}

/**
 * In which direction a finger has gone from one place to another, in pixels; 0 for a tap or a scroll of the
 * page.
 */
export function swipeSteps(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < SWIPE_PIXELS || Math.abs(across) < Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}
