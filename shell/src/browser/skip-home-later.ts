import { importFresh } from '@moien/shared-lib';
import type { HomeRouter } from './skip-home.ts';

const load = () => import(/* webpackChunkName: "native" */ './skip-home.ts');

/** Once the code for native platforms is there; without it the site starts with home. Never rejects. */
export async function skipHomeLater(
  router: HomeRouter,
  home: string,
  search: string,
  loadCode: () => Promise<Pick<Awaited<ReturnType<typeof load>>, 'skipHome'>> = load,
): Promise<void> {
  try {
    const { skipHome } = await importFresh(loadCode);
    skipHome(router, home, search);
  } catch (error) {
    console.warn('The start of the site could not become its search.', error);
  }
}
