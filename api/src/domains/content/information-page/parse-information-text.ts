import type { LanguageTag } from '@moien/contract';
import { renderMarkdown } from '../../../markdown/render-markdown.ts';

/** What a Markdown file of an information page says, ready to be shown. */
export type InformationText = {
  introductionHtml: string;
  sectionArray: Section[];
};

type Question = { id: string; question: string; html: string };
type Section = { id: string; title: string; html: string; questionArray: Question[] };

/**
 * A heading with its anchor: `## Your rights {#your-rights}`. Two signs begin a section, three a question.
 */
const HEADING = /^(#{2,3}) (\S.*?) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;
/** What Markdown would take for a heading of its own: the page sets headings, the text only names them. */
const OTHER_HEADING = /^ {0,3}(#{1,6}(\s|$)|(=+|-+)\s*$)/;

/**
 * Reads a text as what comes before the first section, the sections, and the questions in them.
 * @throws Error that says in which line the text is not of this form
 */
export function parseInformationText(markdown: string, language: LanguageTag): InformationText {
  const parts = splitAtHeadings(markdown);
  const html = (part: Part) => renderMarkdown(part.lines.join('\n'), language).trim();
  const [introduction, ...rest] = parts;
  const sectionArray: Section[] = [];
  for (const part of rest) {
    const section = sectionArray.at(-1);
    if (part.level === 2)
      sectionArray.push({ id: part.id, title: part.title, html: html(part), questionArray: [] });
    else if (section) section.questionArray.push({ id: part.id, question: part.title, html: html(part) });
    else throw new Error(`The question "${part.title}" stands in no section.`);
  }
  checkAnchors(rest);
  return { introductionHtml: introduction ? html(introduction) : '', sectionArray };
}

type Part = { level: number; title: string; id: string; lines: string[] };

function splitAtHeadings(markdown: string): Part[] {
  const parts: Part[] = [{ level: 1, title: '', id: '', lines: [] }];
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const [, signs, title, id] = HEADING.exec(line) ?? [];
    if (signs && title && id) parts.push({ level: signs.length, title, id, lines: [] });
    else if (OTHER_HEADING.test(line))
      throw new Error(`Line ${index + 1} is a heading without an anchor, such as "## Title {#anchor}".`);
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function checkAnchors(parts: Part[]): void {
  if (parts.length === 0) throw new Error('The text has no section.');
  const seen = new Set<string>();
  for (const { id } of parts) {
    if (seen.has(id)) throw new Error(`The anchor "${id}" stands there twice.`);
    seen.add(id);
  }
}
