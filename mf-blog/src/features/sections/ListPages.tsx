import { Pagination, type PaginationLink } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type ListPagesProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

/** The way to the other pages of a list. */
export function ListPages({ page, pageCount, hrefOf }: ListPagesProps) {
  const { t } = useTranslation('blog');
  return (
    <Pagination
      page={page}
      count={pageCount}
      labels={{
        region: t('pages'),
        previous: t('previous-page'),
        next: t('next-page'),
        page: (number) => t('page', { number }),
        position: (number, total) => t('page-position', { number, total }),
      }}
      renderLink={({ page: target, ...link }: PaginationLink) => (
        <Link key={target} to={hrefOf(target)} {...link} />
      )}
    />
  );
}
