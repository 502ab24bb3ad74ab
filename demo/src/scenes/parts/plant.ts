import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path, polygon, rectangle, round, stroke } from '../svg.ts';

type PlantForm = 'monstera' | 'palm' | 'fig' | 'small';

interface Habit {
  leaves: number;
  /** Shares of the plant's height, of a leaf's length, and of the pot's height. */
  length: number;
  breadth: number;
  /** How much of the leaf's length is bare stalk. */
  stalk: number;
  pot: number;
}

const HABITS: Readonly<Record<PlantForm, Habit>> = {
  monstera: { leaves: 11, length: 0.66, breadth: 0.25, stalk: 0.36, pot: 0.25 },
  fig: { leaves: 11, length: 0.66, breadth: 0.3, stalk: 0.36, pot: 0.25 },
  palm: { leaves: 9, length: 0.66, breadth: 0.12, stalk: 0, pot: 0.25 },
  small: { leaves: 7, length: 0.5, breadth: 0.25, stalk: 0, pot: 0.4 },
};

function drawLeaf(tone: string, length: number, habit: Habit): string {
  const wide = length * habit.breadth;
  const from = -length * habit.stalk;
  return (
    stroke(`M0 0V${round(from - 4)}`, darken(tone, 0.2), 3) +
    path(
      `M0 ${round(from)}C${round(wide)} ${round(from - length * 0.2)} ${round(wide * 1.1)} ${round(-length * 0.7)} 0 ${round(-length)}C${round(-wide * 1.1)} ${round(-length * 0.7)} ${round(-wide)} ${round(from - length * 0.2)} 0 ${round(from)}Z`,
      tone,
    ) +
    stroke(`M0 ${round(from)}V${round(-length * 0.9)}`, lighten(tone, 0.25), 1.6, { opacity: 0.7 })
  );
}

/** A plant in a pot standing at `floorY`; `height` with its leaves. */
export function drawPottedPlant(
  stage: Stage,
  x: number,
  floorY: number,
  height: number,
  form: PlantForm,
): string {
  const { random } = stage;
  const habit = HABITS[form];
  const leaf = stage.paint(random.pick(PALETTE.leaf.slice(0, 4)));
  const tones = [lighten(leaf, 0.16), leaf, darken(leaf, 0.14)];
  const pot = stage.paint(random.pick(['#b96f4c', '#f3e6d4', '#4c576b', '#d99a6c']));
  const potHeight = height * 0.27;
  const potWidth = height * habit.pot;
  const potTop = floorY - potHeight;
  let leaves = '';
  for (let index = 0; index < habit.leaves; index += 1) {
    const share = index / (habit.leaves - 1);
    const angle = -80 + share * 160 + random.between(-8, 8);
    const length = height * habit.length * random.between(0.72, 1.05) * (1 - Math.abs(share - 0.5) * 0.3);
    leaves += group(drawLeaf(tones[index % 3] ?? leaf, length, habit), {
      transform: `translate(${round(x)} ${round(potTop + 4)}) rotate(${round(angle)})`,
    });
  }
  return (
    ellipse(x, floorY, potWidth, potWidth * 0.08, stage.light.shadow, { opacity: 0.26 }) +
    leaves +
    polygon(
      [
        [x - potWidth / 2, potTop],
        [x + potWidth / 2, potTop],
        [x + potWidth * 0.37, floorY],
        [x - potWidth * 0.37, floorY],
      ],
      pot,
    ) +
    rectangle(x - potWidth * 0.55, potTop - 2, potWidth * 1.1, potHeight * 0.17, lighten(pot, 0.16), {
      rx: 2,
    })
  );
}
