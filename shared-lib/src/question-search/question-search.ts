import type { InformationQuestion, InformationSection } from '@moien/contract';
import { plain } from '../plain-text/plain-text.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a rendered text, without its elements. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

export type QuestionIndex = ReadonlyMap<string, string>;

/** What is looked through of each question, by its id: question, answer and the title of its group. */
export function indexQuestions(sections: InformationSection[]): QuestionIndex {
  return new Map(
    sections.flatMap(({ title, questionArray }) =>
      questionArray.map(({ id, question, html }) => [id, plain(`${question} ${wordsOf(html)} ${title}`)]),
    ),
  );
}

/** The groups with those of their questions that contain every word that was typed, in any order. */
export function findQuestions(
  sections: InformationSection[],
  index: QuestionIndex,
  typed: string,
): InformationSection[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const fits = ({ id }: InformationQuestion) => words.every((word) => index.get(id)?.includes(word));
  return sections
    .map((section) => ({ ...section, questionArray: section.questionArray.filter(fits) }))
    .filter(({ questionArray }) => questionArray.length > 0);
}

export function countQuestions(sections: InformationSection[]): number {
  return sections.reduce((sum, { questionArray }) => sum + questionArray.length, 0);
}
