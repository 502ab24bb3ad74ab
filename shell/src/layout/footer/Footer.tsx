import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Icon, VisuallyHidden, Wordmark } from '@moien/shared-lib/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteLoaderData } from 'react-router-dom';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import type { ShownSet } from '../../environment/route-environment.ts';
import { LAYOUT_ROUTE } from '../../environment/route-ids.ts';
import styles from './Footer.module.css';

/**
 * The ways to everything that is not at the top: pages of remotes as far as they are served, and the shell's
 * own.
 */
export const Footer = observer(function Footer() {
  const { t } = useTranslation('shell');
  const { consent } = useRootStore();
  // Of the loader, so that server and browser draw the same.
  const shown = useRouteLoaderData(LAYOUT_ROUTE) as ShownSet | undefined;
  const settings = useContext(EnvironmentContext)?.settings;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Wordmark />
          <p className={styles.line}>{t('footer-line')}</p>
        </div>
        <nav className={styles.columns} aria-label={t('footer-navigation')}>
          <Column title={t('footer-discover')}>
            <RouteItem route="search">{t('footer-homes')}</RouteItem>
            <RouteItem route="blog">{t('blog')}</RouteItem>
            <RouteItem route="events">{t('events')}</RouteItem>
            <HostItem />
          </Column>
          <Column title={t('footer-help')}>
            <PageItem path="faq">{t('faq')}</PageItem>
            <PageItem path="contact-us">{t('contact')}</PageItem>
            <PageItem path="about">{t('about')}</PageItem>
          </Column>
          <Column title={t('footer-legal')}>
            <PageItem path="contact-us#who-we-are">{t('footer-imprint')}</PageItem>
            <PageItem path="terms" opensTab>
              {t('terms')}
            </PageItem>
            <PageItem path="privacy-policy">{t('privacy-policy')}</PageItem>
            <PageItem path="cookies-policy">{t('cookies-policy')}</PageItem>
            {settings?.asksForConsent && (
              <li>
                <button type="button" className={styles.link} onClick={() => consent.reopen()}>
                  {t('cookie-settings')}
                </button>
              </li>
            )}
          </Column>
        </nav>
        <div className={styles.end}>
          <p>{t('copyright', { year: shown?.year })}</p>
          <p>{t('place-credits')}</p>
        </div>
      </div>
    </footer>
  );
});

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** A page of a remote: nothing when no active release serves it. */
function RouteItem({ route, children }: { route: string; children: string }) {
  return (
    <li className={styles.item}>
      <RouteLink className={styles.link} route={route}>
        {children}
      </RouteLink>
    </li>
  );
}

/** Where somebody begins who lets a home; until a release serves that page, what we answer about it. */
const HostItem = observer(function HostItem() {
  const { t } = useTranslation('shell');
  const { navigation } = useRootStore();
  const text = t('footer-host');
  if (navigation.hrefTo({ route: 'ads' }) === undefined)
    return <PageItem path="faq#letting">{text}</PageItem>;
  return <RouteItem route="ads">{text}</RouteItem>;
});

type PageItemProps = { path: string; opensTab?: boolean; children: string };

/** A page of the shell's own. The terms open beside what somebody is about to agree to (specification §2). */
function PageItem({ path, opensTab = false, children }: PageItemProps) {
  const { t } = useTranslation('shell');
  const { languageTag } = useRootStore();
  return (
    <li>
      <Link
        className={styles.link}
        to={`/${languageTag}/${path}`}
        {...(opensTab && { target: '_blank', rel: 'noopener' })}
      >
        {children}
        {opensTab && (
          <>
            <Icon of={ExternalLink} size="small" />
            <VisuallyHidden>{t('opens-tab')}</VisuallyHidden>
          </>
        )}
      </Link>
    </li>
  );
}
