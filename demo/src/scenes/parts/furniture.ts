import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path, polygon, rectangle, round, stroke } from '../svg.ts';

interface SofaPlace {
  x: number;
  width: number;
  /** Where its feet stand. */
  floorY: number;
  colour: string;
  accent: string;
  second: string;
  form: 'rounded' | 'square' | 'wing';
}

function castShadow(stage: Stage, x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius * 0.07 + 4, stage.light.shadow, {
    opacity: stage.light.shadowOpacity + 0.06,
  });
}

/** A sofa with seat cushions, pillows and a throw. */
export function drawSofa(stage: Stage, place: SofaPlace): string {
  const { x, width, floorY, form } = place;
  const cloth = stage.paint(place.colour);
  const leg = stage.paint('#6d4a33');
  const backTop = floorY - (form === 'wing' ? 206 : 178);
  const seatY = floorY - 96;
  const arm = form === 'square' ? 46 : 56;
  const radius = form === 'square' ? 12 : 34;
  const fill = stage.definitions.gradient([
    [0, lighten(cloth, 0.12)],
    [1, darken(cloth, 0.08)],
  ]);
  const half = (width - arm * 2) / 2;
  const legs = [0.07, 0.93]
    .map((share) =>
      polygon(
        [
          [x + width * share - 8, floorY - 26],
          [x + width * share + 8, floorY - 26],
          [x + width * share + 4, floorY],
          [x + width * share - 4, floorY],
        ],
        leg,
      ),
    )
    .join('');
  const backs = [0, 1]
    .map((seat) =>
      rectangle(x + arm + seat * half + 3, backTop + 16, half - 6, 112, lighten(cloth, 0.08), {
        rx: radius * 0.6,
      }),
    )
    .join('');
  const seats = [0, 1]
    .map((seat) =>
      rectangle(x + arm - 6 + seat * (half + 6), seatY, half + 3, 42, lighten(cloth, 0.16), { rx: 13 }),
    )
    .join('');
  const arms = [0, 1]
    .map((side) =>
      rectangle(
        side === 0 ? x : x + width - arm,
        floorY - 138,
        arm,
        116,
        side === (stage.isLitFromLeft ? 0 : 1) ? lighten(cloth, 0.1) : darken(cloth, 0.07),
        { rx: form === 'square' ? 10 : 26 },
      ),
    )
    .join('');
  return (
    castShadow(stage, x + width / 2, floorY - 2, width * 0.53) +
    legs +
    rectangle(x + 12, backTop, width - 24, 150, fill, { rx: radius }) +
    backs +
    rectangle(x + 10, floorY - 66, width - 20, 44, darken(cloth, 0.14), { rx: 10 }) +
    seats +
    rectangle(x + arm, seatY + 38, width - 2 * arm, 6, stage.light.shadow, { opacity: 0.18 }) +
    arms +
    drawPillow(stage, x + arm + 46, seatY - 34, 74, -8, place.accent) +
    drawPillow(stage, x + arm + 102, seatY - 26, 60, 7, place.second) +
    drawPillow(stage, x + width - arm - 50, seatY - 33, 72, 9, place.second) +
    drawThrow(stage, x + width * 0.62, backTop - 2, place.accent)
  );
}

function drawPillow(stage: Stage, x: number, y: number, size: number, angle: number, colour: string): string {
  const cloth = stage.paint(colour);
  const half = size / 2;
  const shape = path(
    `M${-half} ${-half}Q0 ${round(-half * 0.82)} ${half} ${-half}Q${round(half * 0.84)} 0 ${half} ${half}Q0 ${round(half * 0.86)} ${-half} ${half}Q${round(-half * 0.84)} 0 ${-half} ${-half}Z`,
    cloth,
  );
  const stripes = stroke(
    `M${-half * 0.4} ${-half * 0.8}V${half * 0.8}M0 ${-half * 0.8}V${half * 0.8}M${half * 0.4} ${-half * 0.8}V${half * 0.8}`,
    lighten(cloth, 0.4),
    3,
    { opacity: 0.7 },
  );
  return group(shape + (stage.random.chance(0.5) ? stripes : ''), {
    transform: `translate(${round(x)} ${round(y)}) rotate(${angle})`,
  });
}

function drawThrow(stage: Stage, x: number, y: number, colour: string): string {
  const cloth = stage.paint(lighten(colour, 0.35));
  let fringe = '';
  for (let at = 0; at <= 60; at += 10) fringe += `M${round(x + at)} ${round(y + 120)}v12`;
  return (
    path(`M${round(x)} ${round(y)}q30 -8 62 0l2 120h-66Z`, cloth) +
    stroke(
      `M${round(x + 2)} ${round(y + 30)}h58M${round(x + 1)} ${round(y + 40)}h60M${round(x)} ${round(y + 92)}h62`,
      stage.paint(colour),
      4,
    ) +
    stroke(fringe, cloth, 3)
  );
}

export function drawRug(
  stage: Stage,
  x: number,
  width: number,
  y: number,
  colour: string,
  accent: string,
): string {
  const cloth = stage.paint(colour);
  const pattern = stage.paint(accent);
  const form = stage.random.integer(0, 2);
  if (form === 0) {
    return (
      ellipse(x, y, width / 2, 54, darken(cloth, 0.12)) +
      ellipse(x, y - 4, width / 2, 52, cloth) +
      ellipse(x, y - 4, width * 0.43, 43, 'none', { stroke: pattern, 'stroke-width': 5, opacity: 0.75 }) +
      ellipse(x, y - 4, width * 0.3, 29, 'none', {
        stroke: pattern,
        'stroke-width': 3,
        'stroke-dasharray': '12 9',
        opacity: 0.75,
      })
    );
  }
  const outline = (inset: number) =>
    polygon(
      [
        [x - width * 0.44 + inset, y - 52 + inset * 0.35],
        [x + width * 0.44 - inset, y - 52 + inset * 0.35],
        [x + width * 0.53 - inset * 1.2, y + 56 - inset * 0.35],
        [x - width * 0.53 + inset * 1.2, y + 56 - inset * 0.35],
      ],
      inset === 0 ? cloth : 'none',
      inset === 0 ? {} : { stroke: pattern, 'stroke-width': 5, opacity: 0.7 },
    );
  let motif = '';
  for (let at = -4; at <= 4; at += 1) {
    const centre = x + at * width * 0.085;
    motif +=
      form === 1
        ? `M${round(centre)} ${round(y - 16)}l22 18l-22 18l-22 -18Z`
        : `M${round(centre * 1 - 16)} ${round(y - 22)}l-${Math.abs(at)} 46`;
  }
  let fringe = '';
  for (let at = -0.5; at <= 0.5; at += 0.025) fringe += `M${round(x + at * width * 1.05)} ${round(y + 56)}v9`;
  return stroke(fringe, cloth, 3) + outline(0) + outline(22) + stroke(motif, pattern, 4, { opacity: 0.7 });
}

/** A low table with a vase, books or cups. */
export function drawCoffeeTable(
  stage: Stage,
  x: number,
  floorY: number,
  width: number,
  wood: string,
  flower: string,
): string {
  const colour = stage.paint(wood);
  const top = floorY - 74;
  const isRound = stage.random.chance(0.5);
  const legs = stroke(
    `M${round(x - width * 0.36)} ${round(top + 8)}l-14 ${floorY - top - 10}M${round(x + width * 0.36)} ${round(top + 8)}l14 ${floorY - top - 10}`,
    darken(colour, 0.3),
    8,
  );
  const plate = isRound
    ? ellipse(x, top + 8, width / 2, 18, darken(colour, 0.24)) +
      ellipse(x, top, width / 2, 18, lighten(colour, 0.12))
    : rectangle(x - width / 2, top - 4, width, 16, lighten(colour, 0.1), { rx: 5 }) +
      rectangle(x - width / 2, top + 10, width, 5, darken(colour, 0.25), { rx: 2 });
  return castShadow(stage, x, floorY, width * 0.55) + legs + plate + drawTableware(stage, x, top, flower);
}

function drawTableware(stage: Stage, x: number, top: number, flower: string): string {
  const vase = drawVase(stage, x - 46, top, flower);
  const books =
    rectangle(
      x + 14,
      top - 12,
      70,
      10,
      stage.paint(stage.random.pick(['#c85a4a', '#37708f', '#5b3a57', '#2f5d50'])),
      { rx: 2 },
    ) + rectangle(x + 20, top - 22, 60, 10, stage.paint('#e8c46a'), { rx: 2 });
  return vase + books + drawMug(stage, x + 47, top - 22, '#f7f0e3');
}

/** Cut flowers in a vase, 96 high. */
export function drawVase(stage: Stage, x: number, y: number, flower: string): string {
  const leaf = stage.paint('#54835a');
  const bloom = stage.paint(flower);
  const heads = [
    [-18, -82],
    [12, -96],
    [33, -76],
    [-2, -88],
  ] as const;
  return (
    stroke(
      `M${round(x + 6)} ${round(y - 36)}q-6 -30 -24 -44M${round(x + 6)} ${round(y - 36)}q2 -34 6 -56M${round(x + 6)} ${round(y - 36)}q10 -26 26 -36`,
      leaf,
      3,
    ) +
    heads.map(([dx, dy]) => ellipse(x + dx, y + dy, 11, 10, bloom)).join('') +
    path(
      `M${round(x - 6)} ${round(y - 2)}q-8 -22 6 -38h12q14 16 6 38Z`,
      stage.paint(stage.random.pick(['#6d8fa3', '#f3e6d4', '#b96f4c', '#4c576b', '#7d9f8a'])),
    )
  );
}

export function drawMug(stage: Stage, x: number, y: number, colour: string): string {
  const glaze = stage.paint(colour);
  return (
    path(`M${round(x - 13)} ${round(y)}v-18h26v18q-13 6 -26 0Z`, glaze) +
    stroke(`M${round(x + 13)} ${round(y - 15)}q12 4 0 11`, glaze, 3)
  );
}

/** An armchair seen from the side, turned to the room. */
export function drawArmchair(
  stage: Stage,
  x: number,
  floorY: number,
  colour: string,
  facesLeft: boolean,
): string {
  const cloth = stage.paint(colour);
  const shape =
    stroke('M22 -30L12 0M112 -30L122 0', stage.paint('#6d4a33'), 8) +
    path('M2 -190Q-14 -60 14 -34H112Q128 -60 124 -84Q84 -92 44 -84Q52 -140 34 -190Q18 -206 2 -190Z', cloth) +
    path('M34 -92Q80 -106 122 -92Q134 -84 126 -68H36Z', lighten(cloth, 0.2)) +
    path('M20 -126Q70 -142 92 -120Q100 -92 96 -40H28Q16 -84 20 -126Z', darken(cloth, 0.1));
  return (
    castShadow(stage, x + (facesLeft ? -60 : 60), floorY, 92) +
    group(shape, { transform: `translate(${round(x)} ${round(floorY)}) scale(${facesLeft ? -1 : 1} 1)` })
  );
}

/** A sleeping or sitting cat. */
export function drawCat(stage: Stage, x: number, floorY: number): string {
  const fur = stage.paint(stage.random.pick(['#3b3640', '#c98a52', '#8d8790', '#efe3d0']));
  if (stage.random.chance(0.5)) {
    return (
      path(
        `M${x} ${floorY}q-6 -36 34 -38q40 -2 46 22q4 16 -8 16ZM${x + 62} ${floorY - 24}l2 -14l10 7h8l9 -7l1 16q-2 14 -16 14q-14 -2 -14 -16Z`,
        fur,
      ) + stroke(`M${x + 6} ${floorY - 4}q26 8 44 0`, darken(fur, 0.3), 4)
    );
  }
  return (
    path(`M${x} ${floorY}q-4 -42 14 -52l-2 -22l9 7h9l9 -7q4 20 -3 28q16 14 12 46Z`, fur) +
    stroke(`M${x + 46} ${floorY - 4}q22 0 18 -24`, fur, 7)
  );
}
