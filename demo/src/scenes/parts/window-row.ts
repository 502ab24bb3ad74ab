import { lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { type Stage, withRandom } from '../stage.ts';
import { dots, path, round, stroke } from '../svg.ts';
import { drawResident, headRise, openingOutline, type WindowHead } from './panes.ts';

/** How a pane is divided: two casements, sashes of six, one sheet of glass, or a pair of sliding sheets. */
export type Bars = 'casement' | 'sash' | 'none' | 'pair';

interface WindowRow {
  /** Centre lines of the openings. */
  centres: readonly number[];
  top: number;
  width: number;
  height: number;
  head: WindowHead;
  joinery: string;
  bars: Bars;
  distance?: number;
  /** A band of stone or timber round each opening. */
  surround?: { colour: string; edge: number };
  /** Plants, lamps and cats behind lit panes. */
  hasResidents?: boolean;
  /** Lamplight spills over the wall at night; default yes. */
  hasGlow?: boolean;
}

interface Pane {
  left: number;
  isLit: boolean;
  drapes: string;
  resident: string;
}

function barsOf(row: WindowRow, left: number): string {
  const { top, width, height } = row;
  const at = (share: number) => round(left + width * share);
  const upright = (share: number) => `M${at(share)} ${round(top)}V${round(top + height)}`;
  const across = (share: number) => `M${round(left)} ${round(top + height * share)}H${round(left + width)}`;
  if (row.bars === 'casement') return upright(0.5) + across(0.28);
  if (row.bars === 'sash') return upright(1 / 3) + upright(2 / 3) + across(0.25) + across(0.5) + across(0.75);
  return row.bars === 'pair' ? upright(0.5) : '';
}

function paneOf(stage: Stage, row: WindowRow, x: number): Pane {
  // Its own generator: whether a lamp burns must not change what else the house is drawn with.
  const { random } = withRandom(stage, `window/${round(x)}/${round(row.top)}`);
  const { top, width, height } = row;
  const left = x - width / 2;
  const isLit = random.chance(stage.light.litShare);
  const foot = top + height * random.between(0.7, 1);
  const start = top + headRise(width, row.head);
  const drapes = random.chance(0.6)
    ? [-1, 1]
        .map((side) => {
          const outer = x + (side * width) / 2;
          return `M${round(outer)} ${round(start)}H${round(outer - side * width * 0.34)}Q${round(outer - side * width * 0.3)} ${round(top + height * 0.5)} ${round(outer - side * width * 0.1)} ${round(foot)}H${round(outer)}Z`;
        })
        .join('')
    : '';
  const resident =
    row.hasResidents === true && isLit && random.chance(0.35)
      ? drawResident({ ...stage, random }, x, top + height, Math.min(width, height * 0.6))
      : '';
  return { left, isLit, drapes, resident };
}

function drawGlow(stage: Stage, row: WindowRow, lit: readonly Pane[]): string {
  if (stage.light.time !== 'night' || row.hasGlow === false) return '';
  const halo = lit.map(
    ({ left }) =>
      [left + row.width / 2, row.top + row.height / 2, Math.max(row.width, row.height) * 0.8] as const,
  );
  return halo
    .map((item) =>
      dots(
        [item],
        stage.definitions.glow([
          [0, LAMPLIGHT[0], 0.24],
          [1, LAMPLIGHT[0], 0],
        ]),
      ),
    )
    .join('');
}

/** Neighbours reach beyond the edges; what nobody sees is not written down. */
function isInPicture(stage: Stage, x: number, width: number): boolean {
  return x > -width && x < stage.width + width;
}

/** Windows of one storey that are alike, in a few elements however many they are. */
export function drawWindowRow(stage: Stage, row: WindowRow): string {
  const { top, width, height, head, surround, distance = 0 } = row;
  const { light, definitions } = stage;
  const panes = row.centres.filter((x) => isInPicture(stage, x, width)).map((x) => paneOf(stage, row, x));
  if (panes.length === 0) return '';
  const lit = panes.filter((pane) => pane.isLit);
  const dark = panes.filter((pane) => !pane.isLit);
  const joinery = stage.paint(row.joinery, distance);
  const rise = headRise(width, head);
  const each = (items: readonly Pane[], shape: (pane: Pane) => string) => items.map(shape).join('');
  const glassOf = (items: readonly Pane[], glass: readonly [string, string]) =>
    path(
      each(items, ({ left }) => openingOutline(left, top, width, height, head)),
      definitions.gradient([
        [0, glass[0]],
        [1, glass[1]],
      ]),
    );
  const drapesOf = (items: readonly Pane[], colour: string, opacity: number) =>
    path(
      each(items, (pane) => pane.drapes),
      colour,
      { opacity },
    );
  const reflections = each(
    dark,
    ({ left }) =>
      `M${round(left)} ${round(top + height * 0.74)}V${round(top + height * 0.46)}L${round(left + width * 0.6)} ${round(top + rise)}H${round(left + width * 0.94)}Z`,
  );
  const rim = surround === undefined ? 0 : surround.edge;
  return (
    (surround === undefined
      ? ''
      : path(
          each(panes, ({ left }) =>
            openingOutline(left - rim, top - rim, width + 2 * rim, height + rim, head),
          ),
          stage.paint(surround.colour, distance),
        )) +
    (dark.length > 0
      ? glassOf(dark, light.glass) + drapesOf(dark, lighten(stage.paint('#f6eee0', distance), 0.1), 0.5)
      : '') +
    (lit.length > 0 ? glassOf(lit, LAMPLIGHT) + drapesOf(lit, '#ffeec6', 0.7) : '') +
    each(lit, (pane) => pane.resident) +
    path(reflections, '#ffffff', { opacity: light.time === 'night' ? 0.07 : 0.2 }) +
    path(
      each(
        panes,
        ({ left }) =>
          `M${round(left)} ${round(top + rise)}h${round(width)}v${round(Math.max(2, height * 0.05))}h${round(-width)}Z`,
      ),
      light.shadow,
      { opacity: 0.22 },
    ) +
    stroke(
      each(panes, ({ left }) => barsOf(row, left)),
      joinery,
      round(Math.max(1.2, width * (row.bars === 'sash' ? 0.045 : 0.07))),
      { 'stroke-linecap': 'butt' },
    ) +
    path(
      each(panes, ({ left }) => openingOutline(left, top, width, height, head)),
      'none',
      { stroke: joinery, 'stroke-width': round(Math.max(1.4, width * 0.08)) },
    ) +
    drawGlow(stage, row, lit)
  );
}
