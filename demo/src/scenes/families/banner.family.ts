import type { Home } from '../home.ts';
import { PANORAMAS, type PanoramaName } from '../panoramas.ts';
import {
  drawArdennes,
  drawFarmland,
  drawLakeland,
  drawMoselle,
  drawMuellerthal,
  drawRedRocks,
  drawWineVillage,
} from '../parts/panorama-country.ts';
import {
  drawGreatBridgeValley,
  drawGrund,
  drawKirchberg,
  drawQuayside,
  drawSkyline,
} from '../parts/panorama-town.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const DRAWINGS: Readonly<Record<PanoramaName, (stage: Stage) => string>> = {
  grund: drawGrund,
  moselle: drawMoselle,
  ardennes: drawArdennes,
  'red-rocks': drawRedRocks,
  skyline: drawSkyline,
  muellerthal: drawMuellerthal,
  'great-bridge': drawGreatBridgeValley,
  lake: drawLakeland,
  quayside: drawQuayside,
  'wine-village': drawWineVillage,
  farmland: drawFarmland,
  kirchberg: drawKirchberg,
};

function drawBanner(stage: Stage, _home: Home, index: number): string {
  const panorama = PANORAMAS[(index - 1) % PANORAMAS.length];
  if (panorama === undefined) throw new RangeError(`There is no banner ${index}: they are numbered from 1`);
  return DRAWINGS[panorama.name](stage);
}

export const bannerFamily: SceneFamily = { name: 'panorama', kind: 'banner', height: 900, draw: drawBanner };
