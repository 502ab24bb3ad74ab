import { cardPath, type InformationPage } from '@moien/contract';
import { RenderedText } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../page/page-head.ts';
import frame from '../PageFrame.module.css';
import { PageHeader } from '../PageHeader.tsx';
import { ConsentButton } from './ConsentButton.tsx';
import { Contents } from './Contents.tsx';
import styles from './InformationPage.module.css';
import { Versions } from './Versions.tsx';

/** A text that the site owes its visitors: with a table of contents, and its versions where it is dated. */
export function Page({ data: page }: { data: InformationPage }) {
  const { t } = useTranslation('pages');
  usePageHead({
    title: t('page-title', { title: page.title }),
    description: page.description,
    canonicalPath: `/${page.name}`,
    image: cardPath('page', page.name, page.language),
    // An earlier text is for those who look for it.
    isIndexed: page.version === page.currentVersion,
  });
  return (
    <article className={frame.page}>
      <PageHeader title={page.title}>
        <Versions page={page} />
      </PageHeader>
      <div className={styles.columns}>
        <Contents sections={page.sectionArray} />
        <div className={styles.text}>
          {page.introductionHtml && (
            <RenderedText className={styles.introduction} html={page.introductionHtml} />
          )}
          {page.name === 'cookies-policy' && <ConsentButton />}
          {page.sectionArray.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 className={styles.title} id={section.id}>
                {section.title}
              </h2>
              <RenderedText html={section.html} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
