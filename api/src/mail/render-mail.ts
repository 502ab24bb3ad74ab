import { escapeHtml, type LanguageTag } from '@moien/contract';
import { DARK, LIGHT } from './colours.ts';

/** What a mail says, in plain text; whatever stands in it is escaped. */
export type MailContent = {
  language: LanguageTag;
  title: string;
  paragraphs: readonly string[];
  /** What somebody looks up again, each with its name. */
  facts?: readonly MailFact[];
  action?: { label: string; url: string };
  /** What somebody wrote, line by line, and what says so where the text has not. */
  quote?: { intro?: string; text: string };
  /** Why the mail came, below a line. */
  notes: readonly string[];
};

export type MailFact = { name: string; value: string };

const FONT = "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";
const TEXT_COLUMNS = 72;

/**
 * One content as text and as HTML: tables and inline styles, as mail programs understand them, and nothing
 * from elsewhere.
 */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ title, paragraphs, facts = [], action, quote, notes }: MailContent): string {
  const quoted = quote?.text.split('\n').map((line) => `> ${line}`.trimEnd());
  const intro = quote?.intro;
  const parts = [
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(intro ? [intro] : []),
    ...(quoted ? [quoted.join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    '-- ',
    ...notes,
    'Moïen',
  ];
  return `${parts.map(wrap).join('\n\n')}\n`;
}

/** Lines of the length that mail programs expect; an address and a quotation stay as they are. */
function wrap(part: string): string {
  if (part.includes('\n') || part.startsWith('>') || part === '-- ') return part;
  const lines: string[] = [];
  let line = '';
  for (const word of part.split(' ')) {
    if (line && line.length + word.length >= TEXT_COLUMNS) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

function renderHtml(content: MailContent): string {
  const { language, title, paragraphs, facts = [], action, quote, notes } = content;
  const { ground, surface, ink, inkSoft, line } = LIGHT;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkRules()}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${ground};">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${ground};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
<tr><td class="accent" style="padding:0 0 20px;font:700 26px/1.2 ${FONT};color:${LIGHT.accent};">Moïen</td></tr>
<tr><td class="surface ink" style="padding:32px 28px;background:${surface};border:1px solid ${line};border-radius:14px;font:400 16px/1.6 ${FONT};color:${ink};">
<h1 style="margin:0 0 16px;font:700 24px/1.25 ${FONT};">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px;">${escapeHtml(paragraph)}</p>`).join('\n')}
${facts.length > 0 ? factsHtml(facts) : ''}${quote ? quoteHtml(quote) : ''}${action ? actionHtml(action) : ''}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;font:400 13px/1.6 ${FONT};color:${inkSoft};">
${notes.map((note) => `<p style="margin:0 0 8px;">${linked(note)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function factsHtml(facts: readonly MailFact[]): string {
  const { line, inkSoft } = LIGHT;
  const cell = `padding:8px 0;border-top:1px solid ${line};vertical-align:top;`;
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" class="fact soft" align="left" style="${cell}padding-right:16px;font-weight:400;color:${inkSoft};">${escapeHtml(name)}</th><td class="fact" align="right" style="${cell}overflow-wrap:anywhere;">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;">
${rows.join('\n')}
</table>
`;
}

/** The address stands below the button, too: some programs show no buttons. */
function actionHtml({ label, url }: NonNullable<MailContent['action']>): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr><td class="button" style="border-radius:999px;background:${LIGHT.accent};">
<a class="button" href="${address}" style="display:inline-block;padding:14px 26px;font:600 16px/1.25 ${FONT};color:${LIGHT.onAccent};text-decoration:none;">${escapeHtml(label)}</a>
</td></tr></table>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;color:${LIGHT.inkSoft};word-break:break-all;">${address}</p>
`;
}

function quoteHtml({ intro, text }: NonNullable<MailContent['quote']>): string {
  const lines = text.split('\n').map(escapeHtml).join('<br>\n');
  const before = intro
    ? `<p class="soft" style="margin:0 0 8px;color:${LIGHT.inkSoft};">${escapeHtml(intro)}</p>\n`
    : '';
  return `${before}<blockquote class="quote" style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${LIGHT.line};overflow-wrap:anywhere;">${lines}</blockquote>`;
}

/** A note that is an address alone, or ends with one, leads there. */
function linked(note: string): string {
  const [, before = '', address = ''] = /^(.*?)(https?:\/\/\S+)?$/.exec(note) ?? [];
  if (!address) return escapeHtml(note);
  const href = escapeHtml(address);
  return `${escapeHtml(before)}<a class="soft" href="${href}" style="color:${LIGHT.inkSoft};word-break:break-all;">${href}</a>`;
}

function darkRules(): string {
  const { ground, surface, ink, inkSoft, line, accent, onAccent } = DARK;
  return `@media (prefers-color-scheme: dark) {
.ground { background: ${ground} !important }
.surface { background: ${surface} !important; border-color: ${line} !important }
.ink { color: ${ink} !important }
.soft { color: ${inkSoft} !important }
.quote, .fact { border-color: ${line} !important }
.accent { color: ${accent} !important }
td.button { background: ${accent} !important }
a.button { color: ${onAccent} !important }
}`;
}
