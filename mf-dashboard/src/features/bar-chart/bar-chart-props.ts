/** One place on the axis, with its bars on top of each other. */
export type BarColumn = {
  key: string;
  /** Under the axis, where there is room. */
  tick: string;
  /** All that it shows, as a sentence. */
  said: string;
  /** At least 0, from the foot up: at most two. */
  values: readonly number[];
};
