import { createRandom } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import type { FloorStyle } from './floor.ts';
import type { WallStyle } from './room-shell.ts';

/** What the rooms of one home share beside its colours. */
export interface RoomStyle {
  wall: WallStyle;
  floor: FloorStyle;
  /** The cloth of the curtains. */
  curtain: string;
  /** Taps, handles and lamp stands. */
  metal: string;
  hasArches: boolean;
}

export function roomStyleOf(home: Home): RoomStyle {
  const random = createRandom(`rooms/${home.seed}`);
  const { interior } = home;
  return {
    wall: random.pick(['plain', 'panelled', 'two-tone', 'plain', 'beams', 'panelled'] as const),
    floor: random.pick(['planks', 'herringbone'] as const),
    curtain: random.pick([interior.accent, '#f6ecdc', interior.rug, '#d9c4ae']),
    metal: random.pick(['#c9a15a', '#4a4650', '#b8b4ae']),
    hasArches: random.chance(0.35),
  };
}
