import { group, round } from '../svg.ts';

/** Drawn larger (or smaller, under 1) around the point `x`, `y`, which keeps its place. */
export function closer(markup: string, factor: number, x: number, y: number): string {
  return group(markup, {
    transform: `translate(${round(x * (1 - factor))} ${round(y * (1 - factor))}) scale(${factor})`,
  });
}
