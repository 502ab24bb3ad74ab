import { escapeHtml, type LanguageTag, OVERRIDE_PATH, type Override } from '@moien/contract';
import texts from './texts.json' with { type: 'json' };

type OverridePageParts = { override: Override; grant: string; language: LanguageTag; nonce: string };

/** Asks whether this browser is to use the override. */
export function overridePage({ override, grant, language, nonce }: OverridePageParts): string {
  const until = new Date(override.expiresAt).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const values = { remote: override.remote.name, origin: override.origin, until: `${until} UTC` };
  const text = (slug: keyof (typeof texts)['en']) => escapeHtml(fill(texts[language][slug], values));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<style nonce="${nonce}">body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif } button { padding: .75rem 1.25rem; font: inherit } a { margin-inline-start: 1rem }</style>
</head>
<body>
<main>
<h1>${text('title')}</h1>
<p>${text('text')}</p>
<form method="post" action="${OVERRIDE_PATH}">
<input type="hidden" name="grant" value="${escapeHtml(grant)}">
<button type="submit">${text('use')}</button>
<a href="/">${text('leave')}</a>
</form>
</main>
</body>
</html>
`;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}
