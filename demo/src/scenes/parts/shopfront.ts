import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round, stroke } from '../svg.ts';

interface ShopPlace {
  x: number;
  width: number;
  groundY: number;
  height: number;
  /** Timber of the front. */
  colour: string;
  awning: string;
  distance: number;
}

/**
 * A small shop: timber front, display window and a striped awning. It has no sign, so that it speaks every
 * language.
 */
export function drawShopfront(stage: Stage, place: ShopPlace): string {
  const { x, width, groundY, height, distance } = place;
  const timber = stage.paint(place.colour, distance);
  const top = groundY - height;
  const isOpen = stage.light.litShare > 0.1;
  const glass = isOpen ? LAMPLIGHT : stage.light.glass;
  const glassTop = top + 22;
  const glassHeight = height - 52;
  const panes = Math.max(2, Math.round(width / 56));
  const step = (width - 12) / panes;
  let bars = '';
  for (let pane = 1; pane < panes; pane += 1)
    bars += `M${round(x + 6 + pane * step)} ${round(glassTop)}v${round(glassHeight)}`;
  return (
    rectangle(x, top, width, height, timber) +
    rectangle(
      x + 6,
      glassTop,
      width - 12,
      glassHeight,
      stage.definitions.gradient([
        [0, glass[0]],
        [1, glass[1]],
      ]),
    ) +
    drawDisplay(stage, x + 14, width - 28, glassTop + glassHeight, isOpen) +
    (isOpen
      ? ''
      : polygon(
          [
            [x + 6, glassTop + glassHeight * 0.9],
            [x + 6, glassTop + glassHeight * 0.5],
            [x + width * 0.4, glassTop],
            [x + width * 0.6, glassTop],
          ],
          '#ffffff',
          { opacity: 0.18 },
        )) +
    stroke(bars, timber, 5, { 'stroke-linecap': 'butt' }) +
    rectangle(x + 8, groundY - 26, width - 16, 18, darken(timber, 0.2)) +
    rectangle(x - 3, top - 4, width + 6, 8, lighten(timber, 0.16)) +
    drawAwning(stage, place, top + 8)
  );
}

/** Flowers, loaves or books on the sill: rounded shapes that read as goods. */
function drawDisplay(stage: Stage, x: number, width: number, floor: number, isOpen: boolean): string {
  let goods = '';
  for (let at = x + 8; at < x + width - 8; at += stage.random.between(14, 22)) {
    const size = stage.random.between(5, 9);
    goods += `M${round(at - size)} ${round(floor)}a${round(size)} ${round(size * 1.3)} 0 0 1 ${round(2 * size)} 0Z`;
  }
  return path(goods, isOpen ? '#9a5a35' : stage.paint('#8a6a52'), { opacity: 0.6 });
}

function drawAwning(stage: Stage, place: ShopPlace, y: number): string {
  const { x, width } = place;
  const cloth = stage.paint(place.awning, place.distance);
  const light = stage.paint('#fbf1de', place.distance);
  const count = Math.max(5, Math.round(width / 17));
  const step = (width + 12) / count;
  const drop = 24;
  let stripes = '';
  let scallops = '';
  for (let index = 0; index < count; index += 1) {
    const left = x - 6 + index * step;
    const isLight = index % 2 === 1;
    const d = `M${round(left + 4)} ${round(y)}h${round(step)}L${round(left + step)} ${round(y + drop)}a${round(step / 2)} 7 0 0 1 ${round(-step)} 0Z`;
    if (isLight) stripes += d;
    else scallops += d;
  }
  return (
    rectangle(x, y + drop, width, 16, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    path(scallops, cloth) +
    path(stripes, light) +
    rectangle(x - 4, y - 3, width + 8, 5, darken(cloth, 0.2), { rx: 2 })
  );
}
