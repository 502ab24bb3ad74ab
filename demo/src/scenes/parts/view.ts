import type { View } from '../home.ts';
import type { Stage } from '../stage.ts';
import { drawFortress, drawViaduct } from './landmarks.ts';
import { drawChurch, drawCottage, drawHill, drawVines, drawWood, type Ground } from './landscape.ts';

interface Frame {
  x: number;
  width: number;
  /** Where land meets sky. */
  horizonY: number;
  bottom: number;
}

/** The country a home looks out on: behind its roof in one picture, through its window in another. */
export function drawView(stage: Stage, frame: Frame, view: View): string {
  const unit = frame.width / 1200;
  const span = Math.min((frame.bottom - frame.horizonY) * 0.5, 240 * unit + 20);
  const layer = (y: number, relief: number, colour: string, distance: number): Ground => ({
    x: frame.x - 10,
    width: frame.width + 20,
    y: frame.horizonY + span * y,
    relief: span * relief,
    bottom: frame.bottom,
    colour,
    distance,
  });
  const far = drawHill(stage, layer(-0.2, 0.3, '#7e9c9c', 0.62));
  const middleGround = layer(0.22, 0.26, '#85a273', 0.4);
  const middle = drawHill(stage, middleGround);
  const nearGround = layer(0.66, 0.16, '#7d9a5e', 0.2);
  const near = drawHill(stage, nearGround);
  const size = span * 0.3;
  const x = frame.x + frame.width * stage.random.between(0.12, 0.62);
  const features: Record<View, () => [string, string]> = {
    fortress: () => [
      drawFortress(stage, { x, groundY: middle.crest(x + size * 1.5), size, distance: 0.34 }),
      '',
    ],
    viaduct: () => [
      '',
      drawViaduct(stage, {
        x: frame.x - 20,
        length: frame.width + 40,
        deckY: frame.horizonY + span * 0.12,
        groundY: frame.bottom,
        arches: 11,
        distance: 0.3,
      }),
    ],
    vineyard: () => ['', drawVines(stage, middleGround, middle.crest)],
    forest: () => [
      drawWood(stage, {
        from: frame.x,
        to: frame.x + frame.width,
        crest: far.crest,
        size: size * 0.7,
        distance: 0.55,
        isFir: true,
      }),
      drawWood(stage, {
        from: frame.x,
        to: frame.x + frame.width,
        crest: middle.crest,
        size,
        distance: 0.34,
        isFir: true,
      }),
    ],
    village: () => ['', drawVillage(stage, frame, middle.crest, size)],
    spires: () => [drawSpires(stage, frame, middle.crest, size), ''],
  };
  const [behind, before] = features[view]();
  const wood = drawWood(stage, {
    from: frame.x,
    to: frame.x + frame.width,
    crest: near.crest,
    size: size * 0.85,
    distance: 0.16,
    isFir: view === 'forest',
  });
  return far.markup + behind + middle.markup + before + near.markup + wood;
}

function drawVillage(stage: Stage, frame: Frame, crest: (x: number) => number, size: number): string {
  const centre = frame.x + frame.width * stage.random.between(0.3, 0.7);
  let houses = drawChurch(stage, {
    x: centre,
    groundY: crest(centre) + size * 0.3,
    size: size * 0.7,
    distance: 0.3,
  });
  for (let index = 0; index < 14; index += 1) {
    const x = centre + (index - 7) * size * 0.72 + stage.random.between(-0.2, 0.2) * size;
    houses += drawCottage(stage, {
      x,
      groundY: crest(x) + size * stage.random.between(0.3, 0.75),
      size: size * 0.55,
      distance: 0.28,
    });
  }
  return houses;
}

function drawSpires(stage: Stage, frame: Frame, crest: (x: number) => number, size: number): string {
  let town = '';
  for (let x = frame.x - size; x < frame.x + frame.width; x += size * 0.8) {
    town += drawCottage(stage, {
      x,
      groundY: crest(x) + size * 0.2,
      size: size * stage.random.between(0.7, 1),
      distance: 0.42,
    });
  }
  for (const share of [0.2, 0.42, 0.74]) {
    const x = frame.x + frame.width * (share + stage.random.between(-0.06, 0.06));
    town += drawChurch(stage, {
      x,
      groundY: crest(x),
      size: size * stage.random.between(0.8, 1.15),
      distance: 0.38,
    });
  }
  return town;
}
