/** One journey of Playwright's list: `[project] › file:line:column › titles`. */
type JourneyLine = string;

/** Every run proves the budgets of all pages. */
const ALWAYS = ['budgets.journey.ts'];

/** The lines of `playwright test --list` that name a journey. */
export function journeysIn(list: string): JourneyLine[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('['));
}

/**
 * One journey in `share` of each file and project, at least one of each; another `seed` chooses others, and
 * `share` seeds that follow each other choose all.
 */
export function sampleJourneys(journeys: readonly JourneyLine[], seed: number, share: number): JourneyLine[] {
  const files = Map.groupBy(journeys, fileOf);
  return [...files].flatMap(([file, ofFile]) => {
    if (ALWAYS.some((name) => file.endsWith(name))) return ofFile;
    const step = Math.min(share, ofFile.length);
    return ofFile.filter((_journey, index) => index % step === seed % step);
  });
}

/** Equal parts in the order of the list, so that a site which one project starts is started for one part. */
export function divideJourneys(journeys: readonly JourneyLine[], parts: number): JourneyLine[][] {
  const size = Math.ceil(journeys.length / parts);
  return Array.from({ length: parts }, (_, index) => journeys.slice(index * size, (index + 1) * size));
}

/** Project and file: `[site] › ads.journey.ts`. */
function fileOf(journey: JourneyLine): string {
  const [file = ''] = journey.split(/:\d+/, 1);
  return file;
}
