import { createRandom } from '@moien/api/lib/random';

/** Ten minutes ask for each a few times: most answers are computed, as those of visitors are. */
const SEARCHES = 20_000;
const LANGUAGES = ['en', 'fr', 'de'] as const;
const HOMES_OF_DOCUMENTS = 20;

type City = { id: number; coordinates?: unknown };
type Known = { cityIds: readonly number[]; homeIds: readonly string[] };

/** What can be asked for on this site: cities that have homes, and some homes. */
export async function readKnown(address: string): Promise<Known> {
  const essentials = await read<{ cityArray: City[] }>(address, '/api/page/home/essentials', {
    languageTag: 'en',
  });
  const homes = await read<{ propertyArray: { id: string }[] }>(address, '/api/properties');
  return {
    cityIds: essentials.cityArray.map(({ id }) => id),
    homeIds: homes.propertyArray.slice(0, HOMES_OF_DOCUMENTS).map(({ id }) => id),
  };
}

/**
 * The same list for the same seed and site: places, dates, guests, prices and pages, each in some searches.
 */
export function searchPathsOf({ cityIds }: Known, seed: number, today = new Date()): string[] {
  const random = createRandom(seed);
  const dayAfter = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: SEARCHES }, () => {
    const parameters = new URLSearchParams();
    if (cityIds.length > 0 && random.below(4) > 0) parameters.set('cityId', String(random.pick(cityIds)));
    if (random.below(2) === 0) {
      const arrival = 1 + random.below(120);
      parameters.set('arrivalDate', dayAfter(arrival));
      parameters.set('departureDate', dayAfter(arrival + 1 + random.below(10)));
    }
    if (random.below(2) === 0) parameters.set('adultCount', String(1 + random.below(4)));
    if (random.below(3) === 0) parameters.set('maximumDailyBudget', String(60 + random.below(200)));
    if (random.below(4) === 0) parameters.set('page', String(1 + random.below(3)));
    return `/api/properties?${parameters}`;
  });
}

/** Home page, searches, blog and homes, in three languages. */
export function documentPathsOf({ cityIds, homeIds }: Known): string[] {
  const paths = [
    '',
    '/blog',
    ...cityIds.slice(0, HOMES_OF_DOCUMENTS).map((id) => `/search?cityId=${id}`),
    ...homeIds.map((id) => `/property/${id}`),
  ];
  return paths.flatMap((path) => LANGUAGES.map((language) => `/${language}${path}`));
}

async function read<Answer>(address: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(new URL(path, address), {
    headers: { 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json() as Promise<Answer>;
}
