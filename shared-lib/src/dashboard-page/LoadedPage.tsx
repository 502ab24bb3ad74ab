import type { LoadProblem } from '@moien/shared-lib/paged-list';
import { Button, ErrorState, Notice } from '@moien/shared-lib/ui';
import type { ReactNode } from 'react';
import { PageFrame, type PageHeader } from './PageFrame.tsx';

type LoadedPageProps = PageHeader & {
  problem: LoadProblem | undefined;
  /** What is said of a problem: on an empty page by its kind, above an older one in a sentence. */
  problemTexts: Record<LoadProblem, { title: string; text: string }> & { outdated: string };
  isLoading: boolean;
  retryLabel: string;
  onRetry: () => void;
  skeleton: ReactNode;
  /** Once it is loaded; it stays while something newer fails to load. */
  children: ReactNode;
};

/** A page in each of its states: loaded, loading, out of date, or failed to load. */
export function LoadedPage(props: LoadedPageProps) {
  const { lead, problem, problemTexts, isLoading, retryLabel, onRetry, skeleton, children, ...head } = props;
  if (!children && problem && !isLoading)
    return (
      <PageFrame {...head}>
        <ErrorState {...problemTexts[problem]} retryLabel={retryLabel} onRetry={onRetry} />
      </PageFrame>
    );
  return (
    <PageFrame {...head} {...(lead !== undefined && { lead })} isBusy={isLoading}>
      {children && problem && (
        <Notice tone="warning" action={<Button onClick={onRetry}>{retryLabel}</Button>}>
          {problemTexts.outdated}
        </Notice>
      )}
      {children ?? skeleton}
    </PageFrame>
  );
}
