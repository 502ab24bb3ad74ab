import { readColourTokens } from '@moien/shared-lib/ui/foundations/colour-tokens';
import { readPageCss, readToken } from '@moien/shared-lib/ui/foundations/page-tokens';
import { toHex } from '@moien/shared-lib/ui/oklch';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** Storybook's own surfaces in the product's colours and type, from the tokens that the page has loaded. */
export function storybookTheme(theme: 'light' | 'dark'): ThemeVars {
  const tokens = readColourTokens(readPageCss());
  const colour = (name: string) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`tokens.css declares no --color-${name}.`);
    return toHex(token[theme]);
  };
  return create({
    base: theme,
    brandTitle: '<span class="wordmark">Mo<span class="letter">ı</span>en</span>',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: readToken('font-text'),
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent-text'),
    appBg: colour('ground'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('ground'),
    appHoverBg: colour('accent-soft'),
    appBorderColor: colour('line'),
    appBorderRadius: 14,
    textColor: colour('ink'),
    textMutedColor: colour('ink-soft'),
    textInverseColor: colour('on-accent'),
    barBg: colour('surface'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('accent-text'),
    barSelectedColor: colour('accent-text'),
    buttonBg: colour('surface-sunken'),
    buttonBorder: colour('line'),
    booleanBg: colour('surface-sunken'),
    booleanSelectedBg: colour('surface-raised'),
    inputBg: colour('surface-raised'),
    inputBorder: colour('line-control'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 8,
  });
}
