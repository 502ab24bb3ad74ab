import { bannerFamily } from './families/banner.family.ts';
import type { SceneFamily, SceneKind } from './families/family.ts';
import { illustrationFamily } from './families/illustration.family.ts';
import { livingRoomFamily } from './families/living-room.family.ts';
import { townhouseFamily } from './families/townhouse.family.ts';

const FAMILIES: readonly SceneFamily[] = [
  townhouseFamily,
  livingRoomFamily,
  bannerFamily,
  illustrationFamily,
];

/** The families a home of this kind may be drawn in; a home always keeps the one its seed picks. */
export function familiesOf(kind: SceneKind): readonly SceneFamily[] {
  return FAMILIES.filter((family) => family.kind === kind);
}
