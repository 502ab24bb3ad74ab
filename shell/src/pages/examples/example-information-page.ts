import type { InformationPage } from '@moien/contract';
import { exampleQuestions } from '@moien/shared-lib/testing';

/** A dated text, for tests and stories. */
export function exampleInformationPage(changes: Partial<InformationPage> = {}): InformationPage {
  return {
    name: 'terms',
    language: 'en',
    version: '2026-11-21',
    currentVersion: '2026-11-21',
    versionArray: ['2026-11-21'],
    title: 'Terms of use',
    description: 'What you and we agree on.',
    introductionHtml: '<p>These terms are short, because they do not repeat the law.</p>',
    sectionArray: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        html: '<p>Whoever runs this site. <a href="/en/contact-us">Write to us</a>.</p>',
        questionArray: [],
      },
      {
        id: 'prices',
        title: 'Prices and currencies',
        html: '<p>Every fee has a line of its own.</p><ul><li>Cleaning</li><li>Deposit</li></ul>',
        questionArray: [],
      },
    ],
    ...changes,
  };
}

/** Questions in two groups. */
export function exampleFaq(changes: Partial<InformationPage> = {}): InformationPage {
  return exampleInformationPage({
    name: 'faq',
    version: null,
    currentVersion: null,
    versionArray: [],
    title: 'Questions and answers',
    description: 'What people ask us.',
    introductionHtml: '<p>What people ask us, in short.</p>',
    sectionArray: exampleQuestions,
    ...changes,
  });
}
