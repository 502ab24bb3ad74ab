import { layOutPins, type PinLayout, type PlacedPin } from './pin-layout.ts';
import type { PinShape } from './pin-places.ts';

/** Those without room for which a pin stands, as a cluster: indices of what was laid out. */
export type GroupedLayout = PinLayout & { group: readonly number[] };

/** A pin without room joins a dot or a cluster so near; beyond, what covers it. In pixels. */
const NEAR = 64;

/**
 * Lays out the pins of a view so that no home is missing: a pin that has no room joins one near it, which
 * becomes a cluster.
 * @param placed with their places in pixels of the map @param priceMaximum no more prices than that
 * @param reserved what stays free
 * @returns one layout for each of `placed`
 */
export function groupPins(
  placed: readonly PlacedPin[],
  priceMaximum?: number,
  reserved?: readonly PinShape[],
): GroupedLayout[] {
  const groups = placed.map((): number[] => []);
  const hosts = new Set(placed.keys());
  for (;;) {
    const order = [...hosts];
    const drawn = order.flatMap((index) => drawnAs(placed, index, groups[index] ?? []));
    const layouts = layOutPins(drawn, priceMaximum, reserved);
    const covered = order.filter((_, position) => layouts[position]?.isCovered);
    if (covered.length === 0 || covered.length === order.length)
      return placed.map((pin, index) => {
        const layout = layouts[order.indexOf(index)];
        return { ...(layout ?? coveredLayout(pin)), group: groups[index] ?? [] };
      });
    const shown = order.flatMap((index, position) => {
      const layout = layouts[position];
      const isPrice = drawn[position]?.pin.kind === 'home' && !layout?.isDot;
      return layout && !layout.isCovered ? [{ index, layout, isPrice }] : [];
    });
    for (const index of covered) {
      const host = nearest(placed[index]?.point, shown);
      groups[host]?.push(index, ...(groups[index]?.splice(0) ?? []));
      hosts.delete(index);
    }
  }
}

type Shown = { index: number; layout: PinLayout; isPrice: boolean };

function nearest(point: PlacedPin['point'] | undefined, shown: readonly Shown[]): number {
  const far = shown
    .map(({ index, layout: { box }, isPrice }) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return { index, isPrice, distance: Math.hypot(x - (point?.x ?? 0), y - (point?.y ?? 0)) };
    })
    .sort((one, other) => one.distance - other.distance);
  const beside = far.find(({ isPrice, distance }) => !isPrice && distance <= NEAR);
  return (beside ?? far[0])?.index ?? 0;
}

/** A pin that stands for others is drawn as a cluster of all their homes. */
function drawnAs(placed: readonly PlacedPin[], index: number, group: readonly number[]): PlacedPin[] {
  const own = placed[index];
  if (!own || group.length === 0) return own ? [own] : [];
  const count = homeCountOf(placed, index, group);
  return [{ ...own, pin: { ...own.pin, kind: 'cluster', text: String(count), rank: undefined } }];
}

/** How many homes a pin and those that joined it have. */
export function homeCountOf(placed: readonly PlacedPin[], index: number, group: readonly number[]): number {
  return [index, ...group].reduce((sum, each) => sum + (placed[each]?.pin.homeCount ?? 1), 0);
}

function coveredLayout({ point: { x, y } }: PlacedPin): PinLayout {
  const box = { left: x, right: x, top: y, bottom: y };
  return { isDot: true, isCovered: true, shift: { x: 0, y: 0 }, target: 24, box };
}
