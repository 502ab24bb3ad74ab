import type { Random } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import type { Stage } from '../stage.ts';
import { drawOutlook } from './outlook.ts';
import type { RoomWindow } from './room-shell.ts';
import type { RoomStyle } from './room-style.ts';

/** What one picture of a bedroom is drawn with. */
export interface Bedroom {
  outside: Stage;
  stage: Stage;
  home: Home;
  style: RoomStyle;
  /** Belongs to the room and all that stands in it. */
  random: Random;
  isMirrored: boolean;
  wood: string;
  at(label: string): Stage;
}

export interface Drawn {
  /** Window, walls and what stands against them, then the floor's things from back to front. */
  markup: string;
  glow: string;
}

/** The left edge of a thing of this width, on the other side when the room is mirrored. */
export function sideOf({ isMirrored, stage }: Bedroom, x: number, width: number): number {
  return isMirrored ? stage.width - x - width : x;
}

/** A window that has curtains unless it is wide or arched. */
export function drawBedroomWindow(room: Bedroom, window: RoomWindow): string {
  const { outside, stage, home, style, random } = room;
  const curtain = window.form === 'arch' || window.form === 'wide' ? undefined : style.curtain;
  return drawOutlook(outside, stage, home, { window, curtain }, random);
}
