const COLOURS = [
  'water',
  'land',
  'park',
  'road',
  'road-large',
  'road-edge',
  'rail',
  'border',
  'text',
  'text-water',
] as const;

export type StreetColours = Record<(typeof COLOURS)[number], string> & { fontFamily: string };

/** The colours of the map as a canvas needs them: resolved for the theme that is shown. */
export function readStreetColours(element: HTMLElement): StreetColours {
  const probe = document.createElement('span');
  element.append(probe);
  const { fontFamily } = getComputedStyle(probe);
  const entries = COLOURS.map((name) => {
    probe.style.color = `var(--map-${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return { ...(Object.fromEntries(entries) as Record<(typeof COLOURS)[number], string>), fontFamily };
}
