import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { polygon, rectangle } from '../svg.ts';
import { drawWindowRow } from './window-row.ts';

interface BayPlace {
  /** Centre line. */
  x: number;
  top: number;
  width: number;
  bottom: number;
  colour: string;
  slate: string;
  distance: number;
}

/** A timber oriel over the street: three panes, a little slate roof, a moulded foot. */
export function drawOriel(stage: Stage, place: BayPlace): string {
  const { x, top, width, bottom, distance } = place;
  const timber = stage.paint(place.colour, distance);
  const slate = stage.paint(place.slate, distance);
  const left = x - width / 2;
  const pane = (width - 22) / 3;
  const glassTop = top + 12;
  const glassBottom = bottom - (bottom - top) * 0.26;
  const centres = [0, 1, 2].map((index) => left + 6 + pane / 2 + index * (pane + 5));
  const towards = stage.isLitFromLeft ? 1 : -1;
  return (
    rectangle(left + towards * 10, top, width, bottom - top, stage.light.shadow, {
      opacity: stage.light.shadowOpacity,
    }) +
    rectangle(left, top, width, bottom - top, timber) +
    drawWindowRow(stage, {
      centres,
      top: glassTop,
      width: pane,
      height: glassBottom - glassTop,
      head: 'flat',
      joinery: PALETTE.joinery,
      bars: 'none',
      distance,
    }) +
    centres
      .map((at) =>
        rectangle(
          at - pane / 2 + 2,
          glassBottom + 7,
          pane - 4,
          bottom - glassBottom - 13,
          darken(timber, 0.18),
        ),
      )
      .join('') +
    rectangle(left - 4, glassBottom, width + 8, 5, lighten(timber, 0.2)) +
    rectangle(left - 5, top - 4, width + 10, 8, lighten(timber, 0.16)) +
    polygon(
      [
        [left - 9, top - 3],
        [left + 8, top - 24],
        [left + width - 8, top - 24],
        [left + width + 9, top - 3],
      ],
      slate,
    ) +
    polygon(
      [
        [left - 3, bottom],
        [left + width + 3, bottom],
        [left + width - 14, bottom + 15],
        [left + 14, bottom + 15],
      ],
      darken(timber, 0.2),
    ) +
    rectangle(left - 4, bottom - 4, width + 8, 6, lighten(timber, 0.2))
  );
}

/** A bay of white stone that stands on the ground: sashes on its front and, foreshortened, on both sides. */
export function drawStandingBay(stage: Stage, place: BayPlace & { storeys: readonly number[] }): string {
  const { x, width, bottom, distance } = place;
  const stone = stage.paint(place.colour, distance);
  const left = x - width / 2;
  const side = width * 0.19;
  let floorY = bottom;
  let windows = '';
  for (const height of place.storeys) {
    const top = floorY - height * 0.78;
    const sash = { top, height: height * 0.54, head: 'flat', joinery: PALETTE.joinery, distance } as const;
    windows +=
      drawWindowRow(stage, { ...sash, centres: [x], width: width * 0.4, bars: 'sash' }) +
      drawWindowRow(stage, {
        ...sash,
        centres: [left + side / 2 + 1, left + width - side / 2 - 1],
        width: side * 0.56,
        bars: 'pair',
      }) +
      rectangle(left - 3, top + sash.height + 3, width + 6, 6, lighten(stone, 0.3)) +
      rectangle(left, top + sash.height + 9, width, 4, stage.light.shadow, {
        opacity: stage.light.shadowOpacity,
      }) +
      rectangle(left - 4, floorY - height + 6, width + 8, 8, lighten(stone, 0.3));
    floorY -= height;
  }
  const height = bottom - floorY - 6;
  const shaded = stage.isLitFromLeft ? left + width - side : left;
  const towards = stage.isLitFromLeft ? 1 : -1;
  return (
    rectangle(left + towards * 9, floorY + 8, width, height, stage.light.shadow, {
      opacity: stage.light.shadowOpacity,
    }) +
    rectangle(left, floorY + 8, width, height - 2, stone) +
    rectangle(shaded, floorY + 8, side, height - 2, stage.light.shadow, { opacity: 0.12 }) +
    windows +
    polygon(
      [
        [left - 5, floorY + 6],
        [left + 10, floorY - 12],
        [left + width - 10, floorY - 12],
        [left + width + 5, floorY + 6],
      ],
      stage.paint(place.slate, distance),
    )
  );
}
