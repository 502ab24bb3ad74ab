import { createRandom, type Random } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import {
  drawBalconyRail,
  drawWallLamp,
  RAIL_FOOT,
  RAIL_FORMS,
  RAIL_TOP,
  type RailForm,
} from '../parts/balcony-rails.ts';
import {
  drawAwning,
  drawPergola,
  drawSideWall,
  drawSoffit,
  drawStringLights,
} from '../parts/balcony-shell.ts';
import { drawDeckchair, drawFlowerBox, drawLantern } from '../parts/balcony-things.ts';
import { closer } from '../parts/closer.ts';
import { isLampOn } from '../parts/decoration.ts';
import { drawBistroTable } from '../parts/dining.ts';
import { drawFloor, drawTiledFloor } from '../parts/floor.ts';
import { drawCat, drawCoffeeTable, drawRug, drawSofa } from '../parts/furniture.ts';
import { drawPottedPlant } from '../parts/plant.ts';
import { roomStage } from '../parts/room-light.ts';
import { lampGlow } from '../parts/room-shell.ts';
import { roomStyleOf } from '../parts/room-style.ts';
import { drawSky } from '../parts/sky.ts';
import { drawTree } from '../parts/tree.ts';
import { drawView } from '../parts/view.ts';
import type { Stage } from '../stage.ts';
import { circle } from '../svg.ts';
import type { SceneFamily } from './family.ts';

const HORIZON_Y = 276;
/** The country is drawn closer than from the street. */
const CLOSER = 1.3;
const OVERHEAD = ['awning', 'pergola', 'soffit', 'open'] as const;

/** What one picture of the balcony is drawn with. */
interface Balcony {
  /** Under the hour's light alone: the country and the railing. */
  outside: Stage;
  /** In the light of the balcony's own lamps. */
  stage: Stage;
  home: Home;
  random: Random;
  isWallLeft: boolean;
  at(label: string): Stage;
}

interface Drawn {
  markup: string;
  glow: string;
}

function drawCountry({ outside, home, random, isWallLeft }: Balcony, shared: Random): string {
  const { width } = outside;
  const treeX = isWallLeft ? width - 90 : 90;
  return (
    drawSky({ ...outside, random: shared.fork('sky') }, { x: 0, y: 0, width, height: HORIZON_Y + 60 }) +
    closer(
      drawView(
        { ...outside, random: shared.fork('view') },
        {
          x: (width - width / CLOSER) / 2,
          width: width / CLOSER,
          horizonY: HORIZON_Y,
          bottom: HORIZON_Y + (RAIL_FOOT + 10 - HORIZON_Y) / CLOSER,
        },
        home.view,
      ),
      CLOSER,
      width / 2,
      HORIZON_Y,
    ) +
    (random.chance(0.55)
      ? drawTree({ ...outside, random: random.fork('tree') }, { x: treeX, groundY: 700, height: 400 })
      : '')
  );
}

function drawOverhead(balcony: Balcony, shared: Random): Drawn {
  const { outside, home } = balcony;
  const form = shared.pick(OVERHEAD);
  const lights =
    form === 'open' ? drawStringLights(balcony.stage, 40, 1) : drawStringLights(balcony.stage, 84, 3);
  const leaf = '#54835a';
  const covers = {
    awning: () => drawAwning(outside, home.interior.accent),
    pergola: () =>
      drawPergola({ ...outside, random: shared.fork('pergola') }, home.interior.wood, leaf, home.flower),
    soffit: () => drawSoffit(outside, home.stone),
    open: () => '',
  };
  const hasLights = form === 'open' || form === 'soffit' || shared.chance(0.5);
  return {
    markup: (hasLights ? lights.markup : '') + covers[form](),
    glow: hasLights ? lights.glow : '',
  };
}

function drawFlowers(balcony: Balcony, form: RailForm): string {
  const { home, random } = balcony;
  const places = random.pick([[170, 854], [150, 330], [694, 874], [160], [864]] as const);
  const y = form === 'stone' ? RAIL_TOP - 46 : RAIL_TOP + 14;
  return places
    .map((x) =>
      drawFlowerBox({ ...balcony.outside, random: random.fork(`flowers/${x}`) }, x, y, 176, home.flower),
    )
    .join('');
}

function drawLounge({ home, at }: Balcony): string {
  const { interior } = home;
  return (
    drawRug(at('rug'), 600, 800, 734, interior.rug, interior.accent) +
    drawSofa(at('sofa'), {
      x: 368,
      width: 464,
      floorY: 694,
      colour: interior.sofa,
      accent: interior.accent,
      second: interior.rug,
      form: 'square',
    }) +
    drawCoffeeTable(at('table'), 600, 770, 230, interior.wood, home.flower)
  );
}

function drawBreakfast({ home, at, random }: Balcony): string {
  const { interior } = home;
  return drawBistroTable(at('table'), {
    x: random.between(540, 660),
    wood: random.pick([interior.wood, '#4c576b', '#fbf5ea']),
    seat: interior.accent,
    flower: home.flower,
    porcelain: interior.sofa,
  });
}

function drawRest({ home, at, stage, isWallLeft }: Balcony): string {
  const { interior } = home;
  const x = isWallLeft ? 660 : 540;
  const chair = (place: number, y: number, scale: number) =>
    drawDeckchair(stage, place, y, scale, interior.accent, interior.wood, isWallLeft);
  return (
    drawRug(at('rug'), 600, 700, 736, interior.rug, interior.sofa) +
    chair(x - 150, 722, 1.16) +
    chair(x + 130, 758, 1.28) +
    drawCoffeeTable(at('table'), isWallLeft ? x - 294 : x + 294, 762, 150, interior.wood, home.flower)
  );
}

function drawGreenery(balcony: Balcony): string {
  const { random, isWallLeft, at } = balcony;
  const [near, far] = isWallLeft ? [1080, 176] : [120, 1024];
  const forms = ['monstera', 'palm', 'fig'] as const;
  return (
    drawPottedPlant(at('near'), near, 768, random.between(230, 300), random.pick(forms)) +
    drawPottedPlant(at('far'), far, 676, random.between(190, 240), random.pick(forms)) +
    drawPottedPlant(at('herbs'), isWallLeft ? near - 118 : near + 118, 772, 110, 'small')
  );
}

/** The lamp at the house wall, a lantern on the floor. */
function drawLamps({ stage, isWallLeft }: Balcony): Drawn {
  const x = isWallLeft ? 62 : 1138;
  const isOn = isLampOn(stage);
  const lantern = drawLantern(stage, isWallLeft ? 230 : 970, 742);
  return {
    markup: drawWallLamp(stage, x, 330, isOn) + lantern.markup,
    glow:
      lantern.glow +
      (isOn ? circle(x, 304, 260, lampGlow(stage, stage.light.time === 'night' ? 0.75 : 0.45)) : ''),
  };
}

function drawBalcony(outside: Stage, home: Home, index: number): string {
  const random = createRandom(`balcony/${home.seed}/${index}`);
  const shared = createRandom(`balcony/${home.seed}`);
  const stage = roomStage(outside);
  const balcony: Balcony = {
    outside,
    stage,
    home,
    random,
    isWallLeft: shared.chance(0.5) !== (index % 2 === 1),
    at: (label) => ({ ...stage, random: random.fork(label) }),
  };
  const rail = shared.pick(RAIL_FORMS);
  const isDeck = shared.chance(0.6);
  const first = shared.integer(0, 2);
  const scenes = [drawBreakfast, drawLounge, drawRest];
  const furnish = scenes[(first + index) % scenes.length] ?? drawBreakfast;
  const overhead = drawOverhead(balcony, shared.fork('overhead'));
  const lamps = drawLamps(balcony);
  const floor = balcony.at('floor');
  return (
    drawCountry(balcony, shared) +
    drawBalconyRail(outside, rail, home.interior.wood, home.stone) +
    (isDeck
      ? drawFloor(floor, home.interior.wood, roomStyleOf(home).floor)
      : drawTiledFloor(floor, '#e6d8c2', '#c9b496', 'squares')) +
    drawFlowers(balcony, rail) +
    overhead.markup +
    drawSideWall(stage, balcony.isWallLeft, home.wall, home.stone) +
    furnish(balcony) +
    drawGreenery(balcony) +
    lamps.markup +
    (random.chance(0.4) ? drawCat(balcony.at('cat'), balcony.isWallLeft ? 330 : 800, 770) : '') +
    overhead.glow +
    lamps.glow
  );
}

/** A place to sit outside, with the country the home looks out on behind the railing. */
export const balconyFamily: SceneFamily = {
  name: 'balcony',
  kind: 'balcony',
  height: 800,
  draw: drawBalcony,
};
