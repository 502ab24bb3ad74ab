import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** Messages and the field for new ones: they come beside the data, not with the page's first scripts. */
export const lazyLog = lazyWithRetry(
  () => import(/* webpackChunkName: "message-log" */ './lazy-log-parts.ts'),
);

export const LazyMessageLog = lazyPart(lazyLog, ({ MessageLog }) => MessageLog);
export const LazyBlockNotice = lazyPart(lazyLog, ({ BlockNotice }) => BlockNotice);
export const LazyComposer = lazyPart(lazyLog, ({ Composer }) => Composer);
export const LazyThreadMenu = lazyPart(lazyLog, ({ ThreadMenu }) => ThreadMenu);
export const LazyTypingLine = lazyPart(lazyLog, ({ TypingLine }) => TypingLine);
