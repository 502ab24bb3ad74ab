import type { SceneKind } from './families/family.ts';
import { homeOf } from './home.ts';
import { illustrationAt } from './illustrations.ts';
import { LIGHTS, TIMES_OF_DAY, type TimeOfDay } from './light.ts';
import { timeOfPanorama } from './panoramas.ts';
import { createRandom } from './random.ts';
import { familiesOf } from './registry.ts';
import { createStage } from './stage.ts';
import { rectangle } from './svg.ts';

export interface SceneRequest {
  /** Names the home; every picture of one home takes the same seed. */
  seed: string;
  kind: SceneKind;
  /** Which picture of that kind: from 0 for homes, from 1 for banners and illustrations. */
  index: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** The hour of a picture: a home's series walks through the day from its own starting hour. */
export function timeOfScene(request: Pick<SceneRequest, 'seed' | 'kind' | 'index'>): TimeOfDay {
  if (request.kind === 'banner') return timeOfPanorama(request.index);
  if (request.kind === 'illustration') return illustrationAt(request.index).time;
  const step = homeOf(request.seed).firstTime + request.index + (request.kind === 'living-room' ? 3 : 0);
  return TIMES_OF_DAY[((step % 4) + 4) % 4] ?? 'day';
}

/** Draws a picture as SVG text: the same request gives the same bytes on every machine. */
export function drawScene(request: SceneRequest): string {
  const { seed, kind, index, width, height } = request;
  const families = familiesOf(kind);
  const family = createRandom(`family/${kind}/${seed}`).pick(families);
  const home = homeOf(seed);
  const stage = createStage({
    width: Math.round((family.height * width) / height),
    height: family.height,
    light: LIGHTS[timeOfScene(request)],
    random: createRandom(`${kind}/${seed}/${index}`),
    isLitFromLeft: home.isLitFromLeft,
  });
  // Under everything, so that no hairline between two shapes lets the page shine through.
  const ground = rectangle(0, 0, stage.width, stage.height, stage.light.haze);
  const picture = family.draw(stage, home, index);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${stage.width} ${stage.height}" preserveAspectRatio="xMidYMid slice">` +
    `${stage.definitions.markup()}${ground}${picture}</svg>\n`
  );
}
