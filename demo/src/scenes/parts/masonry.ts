import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';

/** A part of a wall. */
export interface WallFace {
  x: number;
  width: number;
  top: number;
  bottom: number;
}

/** A painted colour as it falls off from the lit side of a wall to the other. */
export function wallFill(stage: Stage, wall: string): string {
  return stage.definitions.gradient(
    [
      [0, lighten(wall, 0.2)],
      [0.55, wall],
      [1, darken(wall, 0.09)],
    ],
    stage.isLitFromLeft ? [0, 0, 1, 0.35] : [1, 0, 0, 0.35],
  );
}

/** Short brush marks so that a rendered wall is not a flat field. */
export function drawPlaster(stage: Stage, face: WallFace, wall: string): string {
  let d = '';
  for (let mark = 0; mark < 16; mark += 1) {
    const x = stage.random.between(face.x + 10, face.x + face.width - 40);
    const y = stage.random.between(face.top + 30, face.bottom - 50);
    d += `M${round(x)} ${round(y)}h${round(stage.random.between(6, 26))}`;
  }
  return stroke(d, darken(wall, 0.14), 2.4, { opacity: 0.35 });
}

/** Dressed blocks with open joints. */
export function drawRustication({ x, width, top, bottom }: WallFace, stone: string): string {
  let joints = '';
  for (let y = top + 22, row = 0; y < bottom - 34; y += 22, row += 1) {
    joints += `M${round(x)} ${round(y)}h${round(width)}`;
    for (let at = x + (row % 2 === 0 ? 30 : 58); at < x + width - 4; at += 57)
      joints += `M${round(at)} ${round(y - 22)}v22`;
  }
  return (
    rectangle(x, top, width, bottom - top, lighten(stone, 0.06)) +
    stroke(joints, darken(stone, 0.22), 1.4, { opacity: 0.5 })
  );
}

/** A moulded band across a wall with the shadow that it throws. */
export function drawStringCourse(
  stage: Stage,
  band: { x: number; width: number; y: number; height: number; stone: string },
): string {
  const { x, width, y, height, stone } = band;
  return (
    rectangle(x, y + height, width, height * 0.6, stage.light.shadow, {
      opacity: stage.light.shadowOpacity * 0.8,
    }) +
    rectangle(x - 3, y, width + 6, height, lighten(stone, 0.22)) +
    rectangle(x - 3, y, width + 6, height * 0.35, lighten(stone, 0.42))
  );
}

/** Single bricks picked out in lighter and darker tones over faint courses. */
export function drawBricks(stage: Stage, face: WallFace, brick: string): string {
  const { random } = stage;
  let courses = '';
  for (let y = face.top + 8; y < face.bottom; y += 8)
    courses += `M${round(face.x)} ${round(y)}h${round(face.width)}`;
  const picked = ['', ''];
  const count = Math.round((face.width * (face.bottom - face.top)) / 1300);
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(random.next() * ((face.bottom - face.top) / 8));
    const x = face.x + 2 + random.next() * (face.width - 22);
    picked[index % 2] += `M${round(x)} ${round(face.top + row * 8 + 1)}h16v6h-16Z`;
  }
  return (
    stroke(courses, darken(brick, 0.16), 1, { opacity: 0.38 }) +
    path(picked[0] ?? '', lighten(brick, 0.16), { opacity: 0.55 }) +
    path(picked[1] ?? '', darken(brick, 0.16), { opacity: 0.5 })
  );
}
