import { balconyFamily } from './families/balcony.family.ts';
import { bannerFamily } from './families/banner.family.ts';
import { bathFamily } from './families/bath.family.ts';
import { bedroomFamily } from './families/bedroom.family.ts';
import { brickTerraceFamily } from './families/brick-terrace.family.ts';
import { diningRoomFamily } from './families/dining-room.family.ts';
import {
  FACADE_NAMES,
  type FacadeName,
  HOME_KINDS,
  type HomeKind,
  type SceneFamily,
  type SceneKind,
} from './families/family.ts';
import { farmFamily } from './families/farm.family.ts';
import { halfTimberedFamily } from './families/half-timbered.family.ts';
import { haussmannFamily } from './families/haussmann.family.ts';
import { hearthFamily } from './families/hearth.family.ts';
import { illustrationFamily } from './families/illustration.family.ts';
import { kitchenFamily } from './families/kitchen.family.ts';
import { livingRoomFamily } from './families/living-room.family.ts';
import { modernBlockFamily } from './families/modern-block.family.ts';
import { studioFamily } from './families/studio.family.ts';
import { towerFamily } from './families/tower.family.ts';
import { townhouseFamily } from './families/townhouse.family.ts';

const FAMILIES: readonly SceneFamily[] = [
  townhouseFamily,
  halfTimberedFamily,
  haussmannFamily,
  brickTerraceFamily,
  modernBlockFamily,
  towerFamily,
  farmFamily,
  livingRoomFamily,
  hearthFamily,
  diningRoomFamily,
  bedroomFamily,
  kitchenFamily,
  bathFamily,
  studioFamily,
  balconyFamily,
  bannerFamily,
  illustrationFamily,
];

/** The families a home of this kind may be drawn in; a home always keeps the one its seed picks. */
export function familiesOf(kind: SceneKind): readonly SceneFamily[] {
  return FAMILIES.filter((family) => family.kind === kind);
}

/**
 * What the last part of a home's picture address means: a kind such as `facade`, or one façade family such as
 * `farm`.
 */
export function sceneNamed(name: string): { kind: HomeKind; family?: FacadeName } | undefined {
  const kind = HOME_KINDS.find((candidate) => candidate === name);
  if (kind !== undefined) return { kind };
  const family = FACADE_NAMES.find((candidate) => candidate === name);
  return family && { kind: 'facade', family };
}
