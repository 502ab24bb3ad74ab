import { lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round } from '../svg.ts';

export interface Mirror {
  x: number;
  y: number;
  width: number;
  height: number;
  form: 'round' | 'upright' | 'arch';
  frame: string;
}

function shapeOf({ x, y, width, height, form }: Mirror, inset: number, fill: string, opacity = 1): string {
  const extra = opacity === 1 ? {} : { opacity };
  if (form === 'arch') {
    const radius = width / 2;
    return path(
      `M${round(x + inset)} ${round(y + height - inset)}V${round(y + radius)}a${round(radius - inset)} ${round(radius - inset)} 0 0 1 ${round(width - inset * 2)} 0V${round(y + height - inset)}Z`,
      fill,
      extra,
    );
  }
  const rx = form === 'round' ? width / 2 - inset : 14;
  return rectangle(x + inset, y + inset, width - inset * 2, height - inset * 2, fill, {
    rx: round(rx),
    ...extra,
  });
}

/** A looking glass on the wall; a round one takes its width for its height. */
export function drawMirror(stage: Stage, place: Mirror): string {
  const mirror = place.form === 'round' ? { ...place, height: place.width } : place;
  const { x, y, width, height } = mirror;
  const isNight = stage.light.time === 'night';
  const [high, low] = isNight ? ['#7d7896', '#a89ba8'] : stage.light.glass.map((tone) => lighten(tone, 0.55));
  const glass = stage.definitions.gradient(
    [
      [0, high ?? '#ffffff'],
      [0.6, low ?? '#ffffff'],
      [1, high ?? '#ffffff'],
    ],
    [0, 0, 1, 1],
  );
  const glint = (from: number, to: number) =>
    polygon(
      [
        [x + width * from, y + height],
        [x + width * (from + 0.5), y],
        [x + width * (to + 0.5), y],
        [x + width * to, y + height],
      ],
      '#ffffff',
      { opacity: isNight ? 0.1 : 0.28 },
    );
  const clip = stage.definitions.clip(shapeOf(mirror, 8, '#000'));
  return (
    shapeOf({ ...mirror, x: x + 5, y: y + 8 }, 0, stage.light.shadow, 0.2) +
    shapeOf(mirror, 0, stage.paint(place.frame)) +
    shapeOf(mirror, 8, glass) +
    `<g clip-path="${clip}">${glint(0.08, 0.3)}${glint(0.38, 0.46)}</g>`
  );
}
