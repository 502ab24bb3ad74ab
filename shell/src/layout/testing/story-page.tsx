import { isLanguageTag, type Session } from '@moien/contract';
import { exampleEssentials, exampleSession } from '@moien/shared-lib/testing';
import type { Decorator } from '@storybook/react-webpack5';
import { type ExamplePageOptions, examplePage } from './example-page.tsx';

const day = '2029-11-20';

/** Spread into a story's meta: its parts stand on a page of the shell, made as `parameters.page` says. */
export const storyPage = {
  parameters: { hasOwnPage: true, layout: 'fullscreen' },
  decorators: [
    (Story, { globals, parameters }) => {
      const languageTag = isLanguageTag(globals.locale) ? globals.locale : 'en';
      const essentials = {
        ...exampleEssentials,
        exchangeRateArray: [
          { currency: 'CHF' as const, rate: 0.95, day },
          { currency: 'GBP' as const, rate: 0.86, day },
          { currency: 'USD' as const, rate: 1.08, day },
        ],
      };
      const options = parameters.page as ExamplePageOptions | undefined;
      return <>{examplePage(<Story />, { essentials, ...options, languageTag }).page}</>;
    },
  ] satisfies Decorator[],
};

/** Parameters of a story: the page is made with these. */
export const onPage = (page: ExamplePageOptions) => ({ page });

export const unread = (unreadNotificationCount: number, unreadMessageCount: number): Session => ({
  ...exampleSession,
  unreadNotificationCount,
  unreadMessageCount,
});
