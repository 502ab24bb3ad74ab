import { createRandom, type Random } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import { type Stage, withRandom } from '../stage.ts';
import { group, polygon, round } from '../svg.ts';
import { drawSky } from './sky.ts';
import { drawStreet } from './street.ts';
import { drawDoorClimber, drawForeground, drawGarden } from './street-front.ts';
import { GROUND_Y, type Side, type Street, type StreetHouse } from './street-plan.ts';
import { drawView } from './view.ts';

/**
 * Upper floors may reach so far over the ground floor that the picture's edge would show a gap under them.
 */
const OVERHANG = 24;

/** A side of the street: houses to the edge of the picture. */
function drawRow(stage: Stage, { own, neighbour }: Street, side: Side): string {
  if (neighbour === undefined) return '';
  const houses: string[] = [];
  let edge = side < 0 ? own.x : own.x + own.width;
  while (side < 0 ? edge > -OVERHANG : edge < stage.width + OVERHANG) {
    const house = neighbour(stage, side, edge);
    houses.push(house.draw(stage));
    edge = side < 0 ? house.x : house.x + house.width;
  }
  return houses.reverse().join('');
}

/** Light from the side: a long soft shadow over the street. */
function drawCastShadow(stage: Stage, own: StreetHouse): string {
  const direction = stage.isLitFromLeft ? 1 : -1;
  const edge = stage.isLitFromLeft ? own.x + own.width : own.x;
  return polygon(
    [
      [edge, GROUND_Y],
      [edge + direction * 150, stage.height],
      [edge - direction * 330, stage.height],
      [edge - direction * own.width, GROUND_Y],
    ],
    stage.light.shadow,
    { opacity: stage.light.shadowOpacity * 0.5 },
  );
}

/** Later pictures of a home step closer, towards its door. */
function stepCloser(stage: Stage, picture: string, nearness: number, doorX: number): string {
  // Rounded first: the shift must fit the scale that is written, or an edge stays bare.
  const zoom = Math.round(nearness * 100) / 100;
  if (zoom <= 1) return picture;
  const focusY = GROUND_Y - 150;
  const shiftX = Math.max(stage.width * (1 - zoom), Math.min(0, stage.width / 2 - doorX * zoom));
  const shiftY = Math.max(stage.height * (1 - zoom), Math.min(0, stage.height * 0.62 - focusY * zoom));
  return group(picture, {
    transform: `translate(${round(shiftX)} ${round(shiftY)}) scale(${zoom})`,
  });
}

function zoomOf(index: number, nearestOverview: number, random: Random): number {
  if (index % 3 === 0) return random.between(1, nearestOverview);
  return index % 3 === 1 ? 1.26 : 1.5;
}

/** One home's house in its street: sky and country behind it, neighbours or gardens beside it. */
export function drawStreetScene(stage: Stage, home: Home, index: number, street: Street): string {
  const { own } = street;
  const { drawGap = drawGarden, drawGround = (ground) => drawStreet(ground, GROUND_Y) } = street;
  // The same in every picture of the home, whatever the hour.
  const random = createRandom(`street/${home.seed}`);
  const openness = random.pick(street.openness);
  const zoom = zoomOf(index, street.nearestOverview, random);
  const fixed = (label: string) => ({ ...stage, random: random.fork(label) });
  const drawSide = (side: Side, label: 'left' | 'right') =>
    openness === label || openness === 'both'
      ? drawGap(fixed(label), own, side)
      : drawRow(fixed(label), street, side);
  const picture =
    drawSky(withRandom(stage, 'sky'), { x: 0, y: 0, width: stage.width, height: 520 }) +
    drawView(fixed('view'), { x: 0, width: stage.width, horizonY: 440, bottom: GROUND_Y + 6 }, home.view) +
    drawSide(-1, 'left') +
    drawSide(1, 'right') +
    own.draw(fixed('own')) +
    drawGround(fixed('street')) +
    drawCastShadow(stage, own) +
    drawDoorClimber(fixed('climber'), own, home.flower) +
    (street.drawForeground ?? drawForeground)(fixed('foreground'), own, street.furnitureScale);
  return stepCloser(stage, picture, zoom, own.doorX);
}
