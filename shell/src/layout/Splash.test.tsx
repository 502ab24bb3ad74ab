import { IMAGE_WIDTHS, imageUrl } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import en from '../locales/en.json' with { type: 'json' };
import { FirstVisitContext, Splash } from './Splash.tsx';

afterEach(cleanup);

describe('Splash', () => {
  it('offers its picture in every width, so that a phone need not load the widest', () => {
    const { container } = render(
      <I18nextProvider i18n={createTexts('en', { shell: en })}>
        <FirstVisitContext value={true}>
          <Splash />
        </FirstVisitContext>
      </I18nextProvider>,
    );
    const pictures = [...container.querySelectorAll('img')];
    const widest = imageUrl('/global/banner-10', 1920);
    expect(pictures.map((picture) => picture.getAttribute('src'))).not.toContain(widest);
    const offered = pictures.find((picture) => picture.srcset);
    expect(offered?.sizes).toBe('100vw');
    expect(offered?.srcset).toBe(
      IMAGE_WIDTHS.map((width) => `${imageUrl('/global/banner-10', width)} ${width}w`).join(', '),
    );
  });
});
