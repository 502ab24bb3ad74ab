import type { Random } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import { LAMPLIGHT } from '../light.ts';
import { type Stage, withRandom } from '../stage.ts';
import { ellipse, rectangle } from '../svg.ts';
import { drawCurtains, drawRoomWindow, drawSunbeam, type RoomWindow } from './room-shell.ts';
import { drawView } from './view.ts';

interface Outlook {
  window: RoomWindow;
  /** The cloth of its curtains; without one it has none. */
  curtain?: string | undefined;
  /** Whether its light reaches the floor; it does not behind a counter or a bath. */
  hasBeam?: boolean;
}

/**
 * A window of a room, the country the home looks out on, and the light that falls in. `outside` is lit by the
 * hour alone.
 */
export function drawOutlook(
  outside: Stage,
  stage: Stage,
  home: Home,
  { window, curtain, hasBeam = true }: Outlook,
  random: Random,
): string {
  const view = (horizonY: number) =>
    drawView(
      { ...outside, random: random.fork('view') },
      { x: window.x - 10, width: window.width + 20, horizonY, bottom: window.bottom },
      home.view,
    );
  return (
    drawRoomWindow({ ...withRandom(outside, 'window'), paint: stage.paint }, window, view) +
    (curtain === undefined ? '' : drawCurtains(stage, window, curtain)) +
    (hasBeam ? drawSunbeam(stage, window) : '')
  );
}

/** At night the corners stay dark and the lamps make the room. */
export function drawDusk(stage: Stage): string {
  if (stage.light.time !== 'night') return '';
  const fill = stage.definitions.gradient([
    [0, stage.light.shadow, 0.3],
    [0.5, stage.light.shadow, 0.02],
    [1, stage.light.shadow, 0.2],
  ]);
  const warmth = stage.definitions.glow([
    [0, LAMPLIGHT[0], 0.1],
    [0.6, LAMPLIGHT[1], 0.05],
    [1, LAMPLIGHT[1], 0],
  ]);
  return (
    rectangle(0, 0, stage.width, stage.height, fill) +
    ellipse(stage.width / 2, stage.height * 0.56, stage.width * 0.56, stage.height * 0.62, warmth)
  );
}
