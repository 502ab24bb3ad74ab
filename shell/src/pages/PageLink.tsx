import { useRootStore } from '@moien/shared-lib';
import { Link, type LinkProps } from 'react-router-dom';

type PageLinkProps = Omit<LinkProps, 'to'> & {
  /** Below the language: `faq`, `contact-us#form`; empty for home. */
  page: string;
};

/** A link to one of the shell's own pages. */
export function PageLink({ page, ...link }: PageLinkProps) {
  const { languageTag } = useRootStore();
  return <Link {...link} to={`/${languageTag}${page && `/${page}`}`} />;
}
