import { createRandom } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import { drawMainBedroom } from '../parts/bedroom-main.ts';
import type { Bedroom } from '../parts/bedroom-plan.ts';
import { drawStudyBedroom, drawTwinBedroom } from '../parts/bedroom-second.ts';
import { drawFloor } from '../parts/floor.ts';
import { drawDusk } from '../parts/outlook.ts';
import { roomStage } from '../parts/room-light.ts';
import { drawBackWall } from '../parts/room-shell.ts';
import { roomStyleOf } from '../parts/room-style.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

function drawBedroom(outside: Stage, home: Home, index: number): string {
  const random = createRandom(`bedroom/${home.seed}/${index}`);
  const shared = createRandom(`bedroom/${home.seed}`);
  const stage = roomStage(outside);
  const style = roomStyleOf(home);
  const wood = shared.pick([home.interior.wood, home.interior.wood, '#efe4d2']);
  const room: Bedroom = {
    outside,
    stage,
    home,
    style,
    random,
    isMirrored: random.chance(0.5),
    wood,
    at: (label) => ({ ...stage, random: random.fork(label) }),
  };
  const draw = [drawMainBedroom, drawTwinBedroom, drawStudyBedroom][index % 3] ?? drawMainBedroom;
  const { markup, glow } = draw(room);
  return (
    drawBackWall(stage, home.interior.wall, style.wall) +
    drawFloor(room.at('floor'), home.interior.wood, style.floor) +
    markup +
    drawDusk(stage) +
    glow
  );
}

/**
 * By number: a room with a large bed, one with two narrow beds, one for a guest who works; then the same
 * again.
 */
export const bedroomFamily: SceneFamily = {
  name: 'bedroom',
  kind: 'bedroom',
  height: 800,
  draw: drawBedroom,
};
