import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** What was found comes beside the data: most who open their inbox look for nothing. */
const lazyFound = lazyWithRetry(() => import(/* webpackChunkName: "found-messages" */ './FoundMessages.tsx'));

export const LazyFoundMessages = lazyPart(lazyFound, ({ FoundMessages }) => FoundMessages);
