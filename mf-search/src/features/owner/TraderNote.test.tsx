import type { LanguageTag, PropertyOwner } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import { exampleProperty } from '@moien/shared-lib/testing';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import german from '../../locales/de.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import french from '../../locales/fr.json' with { type: 'json' };
import { TraderNote } from './TraderNote.tsx';

const TEXTS = { en: english, fr: french, de: german };

afterEach(cleanup);

it.each<[LanguageTag, PropertyOwner['traderStatus'], string]>([
  ['en', 'private', 'Léa hosts as a private person.'],
  ['en', 'trader', 'Léa hosts as a business. Consumer law applies to your contract.'],
  ['en', null, 'Léa hasn’t said yet whether'],
  ['fr', 'private', 'Particulier\u00a0: Léa loue à titre privé.'],
  ['fr', 'trader', 'Professionnel\u00a0: Léa loue à titre professionnel.'],
  ['fr', null, 'Léa n’a pas encore précisé'],
  ['de', 'private', 'Léa vermietet privat.'],
  ['de', 'trader', 'Léa vermietet gewerblich. Für Ihren Vertrag gilt das Verbraucherrecht.'],
  ['de', null, 'Léa hat noch nicht angegeben'],
])('says in %s what it means that the host is %s', (languageTag, traderStatus, said) => {
  const { container } = render(
    <I18nextProvider i18n={createTexts(languageTag, { search: TEXTS[languageTag] })}>
      <TraderNote owner={{ ...exampleProperty.owner, traderStatus }} />
    </I18nextProvider>,
  );
  expect(container.textContent).toContain(said);
});
