import type { PageRouter } from './follow-releases.ts';

/**
 * Fonts that came too late for the first paint are not used in its document (`font-display: optional`): the
 * text that somebody reads would move. The next page is drawn anew, and is drawn with them.
 */
export async function loadDeferredFonts(router: Pick<PageRouter, 'subscribe'>): Promise<void> {
  const faces = await Promise.all(ownFaces().map((face) => face.load()));
  const end = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return;
    end();
    for (const face of faces) document.fonts.add(face);
  });
}

/** The faces that the document preloads, again: of two with one name the later one counts. */
function ownFaces(): FontFace[] {
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
  const rules = [...document.styleSheets].flatMap((sheet) => fontRules(sheet.cssRules, sheet.href ?? ''));
  return rules.flatMap(({ style, base }) => {
    const file = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
    const address = file && new URL(file, base).href;
    if (!preloaded.some(({ href }) => href === address)) return [];
    const face = new FontFace(
      style.getPropertyValue('font-family').replaceAll('"', ''),
      `url("${address}")`,
      {
        weight: style.getPropertyValue('font-weight'),
        unicodeRange: style.getPropertyValue('unicode-range'),
      },
    );
    return [face];
  });
}

function fontRules(rules: CSSRuleList, base: string): { style: CSSStyleDeclaration; base: string }[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [{ style: rule.style, base }];
    return rule instanceof CSSLayerBlockRule ? fontRules(rule.cssRules, base) : [];
  });
}
