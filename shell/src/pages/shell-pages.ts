import type { InformationPageName } from '@moien/contract';
import { importFresh } from '@moien/shared-lib';
import type { HomeData } from './home/home-data.ts';
import { loadInformationPage } from './information/load-information-page.ts';
import type { ShellPage } from './shell-page.tsx';

const informationPage = (name: InformationPageName): ShellPage => ({
  id: name,
  path: name,
  chunk: 'page-information',
  skeleton: 'article',
  load: () => import(/* webpackChunkName: "page-information" */ './information/InformationPage.tsx'),
  loader: loadInformationPage(name),
});

const newsletterPage = (action: 'confirm' | 'end'): ShellPage => ({
  id: `newsletter-${action}`,
  path: `newsletter/${action}`,
  chunk: 'page-newsletter',
  skeleton: 'article',
  load: () => import(/* webpackChunkName: "page-newsletter" */ './newsletter/NewsletterPage.tsx'),
  loader: async ({ url }) => ({ action, token: url.searchParams.get('token') }),
});

/**
 * The shell's own pages. A document brings what a loader found: what only a loader needs is in no chunk of a
 * page.
 */
export const shellPages: ShellPage[] = [
  {
    id: 'home',
    path: '',
    chunk: 'page-home',
    skeleton: 'cards',
    load: () => import(/* webpackChunkName: "page-home" */ './home/HomePage.tsx'),
    loader: async (context) => {
      const { loadHome } = await importFresh(
        () => import(/* webpackChunkName: "load-home" */ './home/load-home.ts'),
      );
      return loadHome(context);
    },
    // Headline and search stand in every document.
    substitute: { seen: [], homes: [], articles: [] } satisfies HomeData,
  },
  informationPage('privacy-policy'),
  informationPage('terms'),
  informationPage('cookies-policy'),
  informationPage('about'),
  {
    id: 'faq',
    path: 'faq',
    chunk: 'page-faq',
    skeleton: 'article',
    load: () => import(/* webpackChunkName: "page-faq" */ './faq/FaqPage.tsx'),
    loader: loadInformationPage('faq'),
  },
  {
    id: 'contact',
    path: 'contact-us',
    chunk: 'page-contact',
    skeleton: 'article',
    load: () => import(/* webpackChunkName: "page-contact" */ './contact/ContactPage.tsx'),
  },
  newsletterPage('confirm'),
  newsletterPage('end'),
];
