import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round } from '../svg.ts';
import { type WallFace, wallFill } from './masonry.ts';

/** Rubble: flat stones of uneven length in rough courses, three tones of one colour. */
export function drawFieldstones(stage: Stage, face: WallFace, stone: string): string {
  const { random } = stage;
  const tones = ['', '', ''];
  for (let y = face.top + 3; y < face.bottom - 8; y += 14) {
    for (let x = face.x + random.between(2, 20); x < face.x + face.width - 14; ) {
      const length = random.between(16, 40);
      const right = Math.min(x + length, face.x + face.width - 3);
      const height = round(random.between(8, 11));
      const tone = random.integer(0, 4);
      if (tone < 3 && right - x > 9)
        tones[tone] += `M${round(x)} ${round(y)}h${round(right - x)}l-2 ${height}h${round(4 - right + x)}Z`;
      x += length + 3;
    }
  }
  return (
    rectangle(face.x, face.top, face.width, face.bottom - face.top, wallFill(stage, stone)) +
    path(tones[0] ?? '', lighten(stone, 0.14), { opacity: 0.7 }) +
    path(tones[1] ?? '', darken(stone, 0.1), { opacity: 0.6 }) +
    path(tones[2] ?? '', darken(stone, 0.22), { opacity: 0.45 })
  );
}
