type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at every size that is served, and keeps the files small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function element(name: string, attributes: Attributes, children = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`;
  }
  return children === '' ? `${text}/>` : `${text}>${children}</${name}>`;
}

export function group(children: string, attributes: Attributes = {}): string {
  return children === '' ? '' : element('g', attributes, children);
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): string {
  return element('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    fill,
    ...extra,
  });
}

export function circle(x: number, y: number, radius: number, fill: string, extra: Attributes = {}): string {
  return element('circle', { cx: round(x), cy: round(y), r: round(radius), fill, ...extra });
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra: Attributes = {},
): string {
  return element('ellipse', {
    cx: round(x),
    cy: round(y),
    rx: round(radiusX),
    ry: round(radiusY),
    fill,
    ...extra,
  });
}

/** Nothing for an empty `d`. */
export function path(d: string, fill: string, extra: Attributes = {}): string {
  return d === '' ? '' : element('path', { d, fill, ...extra });
}

/** A line drawing: `d` is stroked, never filled. */
export function stroke(d: string, colour: string, width: number, extra: Attributes = {}): string {
  return path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...extra,
  });
}

export function polygon(points: readonly Point[], fill: string, extra: Attributes = {}): string {
  return element('polygon', {
    points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
    fill,
    ...extra,
  });
}

/** Many circles of one colour as a single path: a tree crown is one element instead of fifty. */
export function dots(
  items: readonly (readonly [x: number, y: number, radius: number])[],
  fill: string,
  extra: Attributes = {},
): string {
  if (items.length === 0) return '';
  const d = items.map(([x, y, radius]) => {
    const r = round(radius);
    return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0`;
  });
  return path(d.join(''), fill, extra);
}

/** A smooth curve through all points (Catmull-Rom as cubic Béziers), starting with `M`. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (first === undefined) return '';
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const control1 = `${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)}`;
    const control2 = `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)}`;
    d += `C${control1} ${control2} ${round(to[0])} ${round(to[1])}`;
  }
  return d;
}

export interface Definitions {
  /** Returns `url(#…)` of a linear gradient; direction in shares of the painted shape, default downwards. */
  gradient(stops: readonly GradientStop[], direction?: Direction): string;
  /** Returns `url(#…)` of a glow that fades outwards. */
  glow(stops: readonly GradientStop[]): string;
  /** Returns `url(#…)` of a clip made of the given shapes. */
  clip(shapes: string): string;
  markup(): string;
}

type Direction = readonly [x1: number, y1: number, x2: number, y2: number];
type GradientStop = readonly [offset: number, colour: string, opacity?: number];

export function createDefinitions(): Definitions {
  const ids = new Map<string, string>();
  function define(name: string, attributes: Attributes, children: string): string {
    const key = element(name, attributes, children);
    const known = ids.get(key);
    if (known !== undefined) return `url(#${known})`;
    const id = `d${ids.size}`;
    ids.set(key, id);
    return `url(#${id})`;
  }
  const stopMarkup = (stops: readonly GradientStop[]) =>
    stops
      .map(([offset, colour, opacity]) =>
        element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join('');
  return {
    gradient: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      define('linearGradient', { x1, y1, x2, y2 }, stopMarkup(stops)),
    glow: (stops) => define('radialGradient', {}, stopMarkup(stops)),
    clip: (shapes) => define('clipPath', {}, shapes),
    markup: () => {
      let text = '';
      for (const [markup, id] of ids) text += markup.replace(/^<(\w+)/, `<$1 id="${id}"`);
      return text === '' ? '' : `<defs>${text}</defs>`;
    },
  };
}
