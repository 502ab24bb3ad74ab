import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Pagination.module.css';
import { pageWindow } from './page-window.ts';

/** What a link of the pagination needs besides its address: spread it onto an anchor. */
export interface PaginationLink {
  page: number;
  className: string;
  children: ReactNode;
  rel?: 'prev' | 'next';
  'aria-label': string;
  'aria-current'?: 'page';
}

export interface PaginationLabels {
  /** Name of the navigation. */
  region: string;
  previous: string;
  next: string;
  /** Name of the link to a page: `Page 3`. */
  page: (page: number) => string;
  /** Where one is, on a phone: `3 / 12`. */
  position: (page: number, count: number) => string;
}

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  /** How many pages there are; with one or none nothing is shown. */
  count: number;
  labels: PaginationLabels;
  /**
   * Makes the real link, so that it works without JavaScript: `({ page, ...rest }) => <Link to={…} {...rest}
   * />`.
   */
  renderLink: (link: PaginationLink) => ReactNode;
}

/** Links to the pages of a list: a line of numbers, on a phone the place between back and forth. */
export function Pagination({ page, count, labels, renderLink }: PaginationProps) {
  if (count <= 1) return null;
  const step = (target: number, rel: 'prev' | 'next', label: string, icon: ReactNode) =>
    target < 1 || target > count ? (
      <span className={styles.step} data-disabled="true">
        {icon}
      </span>
    ) : (
      renderLink({ page: target, rel, 'aria-label': label, className: styles.step ?? '', children: icon })
    );
  return (
    <nav className={styles.pagination} aria-label={labels.region}>
      {step(page - 1, 'prev', labels.previous, <Icon of={ChevronLeft} />)}
      <ol className={styles.numbers}>
        {pageWindow(page, count).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index < 2 ? 'start' : 'end'}` : entry} className={styles.entry}>
            {entry === 'gap' ? <span aria-hidden="true">…</span> : number(entry)}
          </li>
        ))}
      </ol>
      <span className={styles.position}>{labels.position(page, count)}</span>
      {step(page + 1, 'next', labels.next, <Icon of={ChevronRight} />)}
    </nav>
  );

  function number(entry: number): ReactNode {
    return renderLink({
      page: entry,
      className: styles.number ?? '',
      children: entry,
      'aria-label': labels.page(entry),
      'aria-current': entry === page ? 'page' : undefined,
    });
  }
}
