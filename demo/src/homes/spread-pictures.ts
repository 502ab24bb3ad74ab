import { timeOfScene } from '../scenes/draw-scene.ts';
import type { TimeOfDay } from '../scenes/light.ts';
import { sceneNamed } from '../scenes/registry.ts';
import type { DemoHome } from './demo-home.ts';

/**
 * Steps that keep the view of a picture (a façade's every third is the wide one) and move it by 0, 1, 2 or 3
 * hours.
 */
const STEPS = [0, 9, 6, 3] as const;

/**
 * How many homes of the same city before a home must not look like it; with the one of any city they leave
 * an hour free.
 */
const CITY_NEIGHBOURS = 2;

interface Picture {
  folder: string;
  seed: string;
  name: string;
  index: number;
}

function parse(path: string): Picture {
  const [, folder = '', seed = '', name = '', index = '0'] =
    /^(.*\/([^/]+)\/)([a-z-]+)-(\d+)$/.exec(path) ?? [];
  return { folder, seed, name, index: Number(index) };
}

interface Look {
  /** The kind of house or room that the picture shows. */
  subject: string;
  isFacade: boolean;
  time: TimeOfDay;
}

/** What tells a card at first sight. */
function lookOf(path = ''): Look {
  const { seed, name, index } = parse(path);
  const kind = sceneNamed(name)?.kind ?? 'facade';
  return { subject: name, isFacade: kind === 'facade', time: timeOfScene({ seed, kind, index }) };
}

/**
 * 0 is unlike; two fronts at one hour are a little alike, two of one kind at one hour must not be
 * neighbours.
 */
function likeness(first: Look, second: Look): number {
  if (first.time !== second.time) return 0;
  if (first.subject === second.subject) return 10;
  return first.isFacade && second.isFacade ? 1 : 0;
}

/**
 * The order of «recommended», see the view property_search_source: without reviews all are alike, and ids
 * decide.
 */
export function byRecommendation(first: DemoHome, second: DemoHome): number {
  return first.id < second.id ? -1 : 1;
}

/** Moves the pictures of the house or room that comes first to another hour of the day. */
function movePictures(paths: readonly string[], step: number): string[] {
  const first = parse(paths[0] ?? '').name;
  return paths.map((path) => {
    const { folder, name, index } = parse(path);
    return name === first ? `${folder}${name}-${index + step}` : path;
  });
}

/**
 * No two neighbours in the default order look alike, neither of all homes nor of one city: where the same
 * kind of house
 * or room would follow at the same hour, the later home shows another hour. Changes the homes.
 */
export function spreadPictures(homes: readonly DemoHome[]): void {
  const seen = new Map<number, Look[]>();
  let previous: Look | undefined;
  for (const home of [...homes].sort(byRecommendation)) {
    const recent = seen.get(home.cityId) ?? [];
    const neighbours = previous === undefined ? recent : [previous, ...recent];
    const options = STEPS.map((step) => movePictures(home.imagePaths, step));
    const costs = options.map(([lead]) =>
      neighbours.reduce((sum, neighbour) => sum + likeness(neighbour, lookOf(lead)), 0),
    );
    home.imagePaths = options[costs.indexOf(Math.min(...costs))] ?? home.imagePaths;
    previous = lookOf(home.imagePaths[0]);
    seen.set(home.cityId, [previous, ...recent].slice(0, CITY_NEIGHBOURS));
  }
}
