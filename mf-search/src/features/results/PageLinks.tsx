import { Pagination } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type PageLinksProps = { page: number; count: number; hrefOf: (page: number) => string };

/** The way to the other pages of a list of homes. */
export function PageLinks({ page, count, hrefOf }: PageLinksProps) {
  const { t } = useTranslation('search');
  return (
    <Pagination
      page={page}
      count={count}
      labels={{
        region: t('pages'),
        previous: t('previous-page'),
        next: t('next-page'),
        page: (number) => t('page', { number }),
        position: (number, total) => t('page-position', { number, total }),
      }}
      renderLink={({ page: target, ...link }) => <Link key={target} to={hrefOf(target)} {...link} />}
    />
  );
}
