import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(() => import('./PageContainer.tsx'));
const Page = lazy(() => import('../kit/KitPage.tsx'));

/** What written pages are made of weighs a megabyte: stories do without it. */
export function LazyContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

export function LazyPage() {
  return <Page />;
}
