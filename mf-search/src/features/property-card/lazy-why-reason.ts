import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** Few ask for it: it comes when somebody reaches for its button. */
export const lazyWhyReason = lazyWithRetry(
  () => import(/* webpackChunkName: "why-here" */ './WhyReason.tsx'),
);

export const LazyWhyReason = lazyPart(lazyWhyReason, ({ WhyReason }) => WhyReason);
