import type { InformationSection } from '@moien/contract';

/** The questions as search engines read them: a schema.org FAQPage. */
export function structuredQuestions(sections: InformationSection[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections
      .flatMap(({ questionArray }) => questionArray)
      .map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
  };
}
