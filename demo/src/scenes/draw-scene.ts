import { createRandom } from '@moien/api/lib/random';
import type { SceneFamily, SceneKind } from './families/family.ts';
import { homeOf } from './home.ts';
import { illustrationAt } from './illustrations.ts';
import { LIGHTS, TIMES_OF_DAY, type TimeOfDay } from './light.ts';
import { timeOfPanorama } from './panoramas.ts';
import { familiesOf } from './registry.ts';
import { createStage } from './stage.ts';
import { rectangle } from './svg.ts';

export interface SceneRequest {
  /** Names the home; every picture of one home takes the same seed. */
  seed: string;
  kind: SceneKind;
  /** Name of one of the kind's families; without it the seed picks one. */
  family?: string | undefined;
  /** Which picture of that kind: from 0 for homes, from 1 for banners and illustrations. */
  index: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** How many hours of the day the first picture of a kind is ahead of the façade's. */
const HOURS_AHEAD: Partial<Record<SceneKind, number>> = {
  'living-room': 3,
  hearth: 3,
  'dining-room': 2,
  bedroom: 2,
  bath: 1,
  balcony: 1,
  studio: 3,
};

/** The hour of a picture: a home's series walks through the day from its own starting hour. */
export function timeOfScene(request: Pick<SceneRequest, 'seed' | 'kind' | 'index'>): TimeOfDay {
  if (request.kind === 'banner') return timeOfPanorama(request.index);
  if (request.kind === 'illustration') return illustrationAt(request.index).time;
  const step = homeOf(request.seed).firstTime + request.index + (HOURS_AHEAD[request.kind] ?? 0);
  return TIMES_OF_DAY[((step % 4) + 4) % 4] ?? 'day';
}

/** The family that draws a picture; throws for a name that the kind does not have. */
function familyOf({ seed, kind, family: name }: Pick<SceneRequest, 'seed' | 'kind' | 'family'>): SceneFamily {
  const families = familiesOf(kind);
  if (name === undefined) return createRandom(`family/${kind}/${seed}`).pick(families);
  const named = families.find((family) => family.name === name);
  if (named === undefined) throw new RangeError(`There is no ${kind} called ${name}`);
  return named;
}

/** Draws a picture as SVG text: the same request gives the same bytes on every machine. */
export function drawScene(request: SceneRequest): string {
  const { seed, kind, index, width, height } = request;
  const family = familyOf(request);
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
