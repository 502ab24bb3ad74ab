import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, dots, group, path, rectangle, round, stroke } from '../svg.ts';

interface SkyBox {
  x: number;
  y: number;
  width: number;
  /** Height down to the horizon. */
  height: number;
}

/** Sky with sun or moon, clouds, and stars or birds. */
export function drawSky(stage: Stage, box: SkyBox): string {
  const [top, middle, horizon] = stage.light.sky;
  const fill = stage.definitions.gradient([
    [0, top],
    [0.58, middle],
    [1, horizon],
  ]);
  let clouds = '';
  const count = stage.random.integer(2, 3);
  for (let index = 0; index < count; index += 1) {
    const x = box.x + box.width * ((index + stage.random.between(0.1, 0.9)) / count);
    const y = box.y + box.height * stage.random.between(0.1, 0.55);
    clouds += drawCloud(stage, x, y, (box.width / 1200) * stage.random.between(80, 170));
  }
  const stars = stage.light.time === 'night' ? drawStars(stage, box) : '';
  const sky = rectangle(box.x, box.y, box.width, box.height + 2, fill);
  return (
    sky + stars + drawDisc(stage, box) + clouds + (stage.light.time === 'night' ? '' : drawBirds(stage, box))
  );
}

function drawStars(stage: Stage, box: SkyBox): string {
  const stars = Array.from({ length: 42 }, () => {
    const x = box.x + stage.random.next() * box.width;
    const y = box.y + stage.random.next() ** 1.4 * box.height * 0.75;
    return [x, y, (box.width / 1200) * stage.random.between(0.8, 2.3)] as const;
  });
  return dots(stars, '#fdf4d8', { opacity: 0.85 });
}

function drawDisc(stage: Stage, box: SkyBox): string {
  const isNight = stage.light.time === 'night';
  const isHigh = isNight || stage.light.time === 'day';
  const side = stage.isLitFromLeft ? stage.random.between(0.1, 0.26) : stage.random.between(0.74, 0.9);
  const x = box.x + box.width * side;
  const y =
    box.y + box.height * (isHigh ? stage.random.between(0.14, 0.24) : stage.random.between(0.45, 0.62));
  const radius = Math.min(box.width, box.height * 1.6) * (isNight ? 0.034 : 0.042);
  const halo = stage.definitions.glow([
    [0, stage.light.disc, isNight ? 0.4 : 0.75],
    [1, stage.light.disc, 0],
  ]);
  const disc = isNight
    ? path(crescent(x, y, radius), stage.light.disc)
    : circle(x, y, radius, stage.light.disc);
  return circle(x, y, radius * 5.5, halo) + disc;
}

function crescent(x: number, y: number, radius: number): string {
  const horn = `${round(x + radius * 0.5)} ${round(y - radius * 0.866)}`;
  const inner = round(radius * 0.92);
  return `M${horn}A${round(radius)} ${round(radius)} 0 1 0 ${round(x + radius * 0.5)} ${round(y + radius * 0.866)}A${inner} ${inner} 0 0 1 ${horn}Z`;
}

/** A flat-bottomed cloud; `length` is half its width in units. */
function drawCloud(stage: Stage, x: number, y: number, length: number): string {
  const puffs = stage.random.integer(4, 6);
  const step = (2 * length) / (puffs + 1);
  const puffOf = (index: number) => {
    const rise = Math.sin((Math.PI * (index + 1)) / (puffs + 1));
    const radius = step * (0.62 + rise * stage.random.between(0.15, 0.6));
    return [x - length + step * (index + 1), y - radius * 0.42, radius] as const;
  };
  const clip = stage.definitions.clip(
    rectangle(x - length * 1.4, y - length * 1.5, length * 2.8, length * 1.5, '#000'),
  );
  const fill = stage.definitions.gradient([
    [0, stage.light.cloud, 0.95],
    [1, stage.light.cloud, 0.25],
  ]);
  const shape = dots(
    Array.from({ length: puffs }, (_, index) => puffOf(index)),
    fill,
  );
  return group(shape, { 'clip-path': clip, opacity: stage.light.time === 'night' ? 0.4 : 0.8 });
}

function drawBirds(stage: Stage, box: SkyBox): string {
  if (!stage.random.chance(0.55)) return '';
  const startX = box.x + box.width * stage.random.between(0.3, 0.7);
  const startY = box.y + box.height * stage.random.between(0.16, 0.34);
  const unit = box.width / 1200;
  let d = '';
  for (let index = 0; index < stage.random.integer(3, 6); index += 1) {
    const x = startX + unit * (index * 24 + stage.random.between(-8, 8));
    const y = startY + unit * (Math.abs(index - 2) * 9 + stage.random.between(-7, 7));
    const span = unit * stage.random.between(6, 10);
    d += `M${round(x - span)} ${round(y - span * 0.3)}q${round(span * 0.6)} ${round(-span * 0.4)} ${round(span)} ${round(span * 0.35)}q${round(span * 0.4)} ${round(-span * 0.75)} ${round(span)} ${round(-span * 0.35)}`;
  }
  return group(stroke(d, mix(stage.light.shadow, stage.light.sky[1], 0.3), Math.max(1.2, 2 * unit)));
}
