import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, dots, ellipse, path, rectangle, round, stroke } from '../svg.ts';
import type { YardThing } from './farm-plan.ts';
import { drawBale } from './fields.ts';
import { drawBench } from './street.ts';

/** Gravel before the house, meadow towards the viewer. */
export function drawYard(stage: Stage, groundY: number): string {
  const { random, width, height } = stage;
  const gravel = stage.paint('#dccbab');
  const grass = stage.paint('#7f9f58');
  const edge = groundY + 46;
  let pebbles = '';
  for (let index = 0; index < 70; index += 1)
    pebbles += `M${round(random.between(0, width))} ${round(random.between(groundY + 8, edge))}h${round(random.between(3, 9))}`;
  let blades = '';
  for (let index = 0; index < 110; index += 1)
    blades += `M${round(random.between(0, width))} ${round(random.between(edge + 14, height + 8))}q${round(random.between(-3, 3))} -9 ${round(random.between(-7, 7))} ${round(-random.between(10, 20))}`;
  const flowers = Array.from(
    { length: 34 },
    () => [random.between(0, width), random.between(edge + 16, height - 4), random.between(2, 3.6)] as const,
  );
  const waves = Array.from({ length: 8 }, (_, index) => {
    const x = (width * (index + 1)) / 8;
    return `Q${round(x - width / 16)} ${round(edge + random.between(-12, 12))} ${round(x)} ${round(edge)}`;
  }).join('');
  return (
    rectangle(0, groundY, width, height - groundY, gravel) +
    rectangle(0, groundY, width, 8, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    stroke(pebbles, darken(gravel, 0.2), 2.2, { opacity: 0.5 }) +
    path(
      `M0 ${round(edge)}${waves}V${height}H0Z`,
      stage.definitions.gradient([
        [0, lighten(grass, 0.12)],
        [1, darken(grass, 0.18)],
      ]),
    ) +
    stroke(blades, darken(grass, 0.2), 2.4, { opacity: 0.6 }) +
    dots(flowers, stage.paint(random.pick(PALETTE.flower)))
  );
}

export function drawYardThing(stage: Stage, thing: YardThing, x: number, groundY: number): string {
  if (thing === 'bales')
    return (
      drawBale(stage, x, groundY, 74) +
      drawBale(stage, x + 96, groundY + 4, 74) +
      drawBale(stage, x + 48, groundY - 68, 70)
    );
  if (thing === 'bench') return drawBench(stage, x, groundY);
  if (thing === 'hens') return drawHens(stage, x, groundY);
  if (thing === 'woodpile') return drawWoodpile(stage, x, groundY);
  return thing === 'cart' ? drawCart(stage, x, groundY) : drawTrough(stage, x, groundY);
}

function drawHens(stage: Stage, x: number, groundY: number): string {
  let hens = '';
  for (const [index, colour] of ['#fbf5ea', '#b9733f', '#fbf5ea', '#6b4c3b'].entries()) {
    const at = x + index * 46 + stage.random.between(-10, 10);
    const y = groundY + stage.random.between(-6, 14);
    const side = stage.random.chance(0.5) ? 1 : -1;
    const tone = stage.paint(colour);
    const red = stage.paint('#c8453a');
    hens +=
      ellipse(at, y + 1, 15, 3, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
      stroke(`M${round(at - 3)} ${round(y)}v-9M${round(at + 4)} ${round(y)}v-9`, stage.paint('#e0a03c'), 2) +
      path(
        `M${round(at - side * 16)} ${round(y - 26)}q${side * 6} 8 ${side * 16} 4q${side * 8} -4 ${side * 9} -12q${side * 7} -3 ${side * 8} 5q${side * 1} 20 ${-side * 15} 22q${-side * 18} 0 ${-side * 18} -19Z`,
        tone,
      ) +
      path(
        `M${round(at + side * 17)} ${round(y - 29)}l${side * 8} 3l${-side * 8} 2Z`,
        stage.paint('#e0a03c'),
      ) +
      circle(at + side * 13, y - 35, 3, red) +
      circle(at + side * 14, y - 29, 1.2, '#2b2530');
  }
  return hens;
}

function drawWoodpile(stage: Stage, x: number, groundY: number): string {
  const ends: (readonly [number, number, number])[] = [];
  const cores: (readonly [number, number, number])[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 10 - (row % 2); column += 1) {
      const at = [x + 10 + column * 17 + (row % 2) * 8, groundY - 9 - row * 15, 8.6] as const;
      ends.push(at);
      cores.push([at[0], at[1], 5.4]);
    }
  const bark = stage.paint('#7a5738');
  return (
    ellipse(x + 86, groundY, 96, 6, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    dots(ends, bark) +
    dots(cores, stage.paint('#e2bd8a')) +
    path(`M${round(x - 8)} ${round(groundY - 78)}h190l-8 -12h-174Z`, stage.paint('#6f6a62'))
  );
}

function drawCart(stage: Stage, x: number, groundY: number): string {
  const wood = stage.paint('#a9744c');
  const dark = stage.paint('#6b4c3b');
  const wheel = (at: number) => {
    let spokes = '';
    for (let index = 0; index < 6; index += 1) {
      const angle = (index / 6) * Math.PI;
      spokes += `M${round(at - Math.cos(angle) * 32)} ${round(groundY - 34 - Math.sin(angle) * 32)}L${round(at + Math.cos(angle) * 32)} ${round(groundY - 34 + Math.sin(angle) * 32)}`;
    }
    return (
      circle(at, groundY - 34, 32, 'none', { stroke: dark, 'stroke-width': 5 }) + stroke(spokes, dark, 3)
    );
  };
  return (
    ellipse(x + 70, groundY, 104, 6, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    path(`M${round(x - 12)} ${round(groundY - 104)}h168l-10 46h-148Z`, wood) +
    stroke(
      `M${round(x - 8)} ${round(groundY - 88)}h160M${round(x - 4)} ${round(groundY - 72)}h152`,
      darken(wood, 0.24),
      2,
    ) +
    stroke(`M${round(x + 150)} ${round(groundY - 62)}l74 58`, dark, 5) +
    dots(
      Array.from(
        { length: 9 },
        (_, index) => [x + 6 + index * 17, groundY - 106 - (index % 2) * 6, 13] as const,
      ),
      stage.paint('#e2b65c'),
    ) +
    wheel(x + 30) +
    wheel(x + 112)
  );
}

/** A stone trough planted with geraniums. */
function drawTrough(stage: Stage, x: number, groundY: number): string {
  const stone = stage.paint('#c9b795');
  const leaf = stage.paint(PALETTE.leaf[1]);
  const leaves: (readonly [number, number, number])[] = [];
  const blossoms: (readonly [number, number, number])[] = [];
  for (let at = 10; at < 140; at += 11) {
    leaves.push([x + at, groundY - 46 - stage.random.between(0, 10), stage.random.between(9, 14)]);
    blossoms.push([x + at + stage.random.between(-5, 5), groundY - 54 - stage.random.between(0, 12), 4]);
  }
  return (
    ellipse(x + 75, groundY, 86, 5, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    dots(leaves, leaf) +
    dots(blossoms, stage.paint(stage.random.pick(PALETTE.flower))) +
    path(`M${round(x)} ${round(groundY - 44)}h150l-9 44h-132Z`, stone) +
    rectangle(x - 4, groundY - 48, 158, 9, lighten(stone, 0.24), { rx: 2 })
  );
}
