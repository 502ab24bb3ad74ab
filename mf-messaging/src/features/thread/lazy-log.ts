import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** Header, messages and the field for new ones: they come with the data, not with the first scripts. */
export const lazyLog = lazyWithRetry(
  () => import(/* webpackChunkName: "message-log" */ './lazy-log-parts.ts'),
);

export const LazyMessageLog = lazyPart(lazyLog, ({ MessageLog }) => MessageLog);
export const LazyBlockNotice = lazyPart(lazyLog, ({ BlockNotice }) => BlockNotice);
export const LazyComposer = lazyPart(lazyLog, ({ Composer }) => Composer);
export const LazyFirstMessage = lazyPart(lazyLog, ({ FirstMessage }) => FirstMessage);
export const LazyThreadHeader = lazyPart(lazyLog, ({ ThreadHeader }) => ThreadHeader);
export const LazyTypingLine = lazyPart(lazyLog, ({ TypingLine }) => TypingLine);
