import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, path, rectangle, round, stroke } from '../svg.ts';
import { FLOOR_Y } from './floor.ts';
import { type Block, drawBlock, drawBlockShadow, frontOf, project } from './perspective.ts';

interface Sideboard {
  /** Left edge and width at the back wall. */
  x: number;
  width: number;
  wood: string;
  metal: string;
}

/** A long low cabinet on thin legs; returns where things stand on it, at `share` of its width. */
export function drawSideboard(stage: Stage, { x, width, wood, metal }: Sideboard) {
  const timber = stage.paint(wood);
  const body: Block = { x, width, foot: 44, top: 150, backY: FLOOR_Y + 4, frontY: FLOOR_Y + 40 };
  const face = frontOf(stage, body);
  const step = face.width / 3;
  let slats = '';
  for (let at = face.x + step + 10; at < face.x + step * 2 - 6; at += 11)
    slats += `M${round(at)} ${round(face.y + 12)}v${round(face.height - 24)}`;
  const door = (left: number, knob: number) =>
    rectangle(left + 6, face.y + 8, step - 12, face.height - 16, lighten(timber, 0.1), { rx: 4 }) +
    circle(knob, face.y + face.height / 2, 5, stage.paint(metal));
  const legs = [0.05, 0.93]
    .map((share) => {
      const left = face.x + face.width * share;
      return path(`M${round(left)} ${round(face.y + face.height)}h12l-3 48h-6Z`, darken(timber, 0.3));
    })
    .join('');
  const onTop = (share: number) => {
    const [topX, topY] = project(stage, x + width * share, body.top, FLOOR_Y + 22);
    return { x: topX, y: topY };
  };
  return {
    markup:
      drawBlockShadow(stage, body) +
      legs +
      drawBlock(stage, body, timber) +
      door(face.x, face.x + step - 16) +
      stroke(slats, darken(timber, 0.2), 4) +
      door(face.x + step * 2, face.x + step * 2 + 16),
    onTop,
  };
}

/** A record player with its lid up. */
export function drawRecordPlayer(stage: Stage, x: number, y: number, wood: string): string {
  const timber = stage.paint(wood);
  return (
    rectangle(x - 44, y - 70, 88, 46, stage.paint('#dfe8e6'), { rx: 4, opacity: 0.6 }) +
    rectangle(x - 50, y - 26, 100, 27, darken(timber, 0.24), { rx: 4 }) +
    rectangle(x - 40, y - 31, 66, 7, stage.paint('#26222b'), { rx: 3 }) +
    stroke(`M${round(x + 36)} ${round(y - 30)}l-18 -4`, stage.paint('#c9c4bb'), 4) +
    circle(x + 36, y - 12, 4, stage.paint('#c9c4bb'))
  );
}
