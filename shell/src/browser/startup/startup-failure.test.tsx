import { screen } from '@testing-library/react';
import { showStartupFailure } from './startup-failure.ts';

const TEXTS = {
  en: ['This page hasn’t loaded completely.', 'Try again'],
  fr: ['La page ne s’est pas chargée entièrement.', 'Réessayer'],
  de: ['Die Seite ist nicht vollständig geladen.', 'Erneut versuchen'],
} as const;

let logged: unknown[][];
beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words));
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const ERROR = new Error('The snapshot is broken.');
const languages = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

describe('a startup failure', () => {
  it.each(languages)('is logged on the web, where the page offers to try again, in %s', (languageTag) => {
    let retries = 0;
    const retry = () => {
      retries += 1;
    };
    showStartupFailure(ERROR, { retry, isNative: false, languageTag });
    const [text, label] = TEXTS[languageTag];
    expect(logged.flat()).toContain(ERROR);
    expect(screen.getByRole('alert').textContent).toContain(text);
    screen.getByRole('button', { name: label }).click();
    expect(retries).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(languages)('is an alert on native platforms, in %s', (languageTag) => {
    const alerts: string[] = [];
    const alert = (text: string) => void alerts.push(text);
    showStartupFailure(ERROR, { retry: () => undefined, isNative: true, alert, languageTag });
    expect(alerts).toEqual([expect.stringContaining(TEXTS[languageTag][0])]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).toEqual([]);
  });

  it('speaks the language of the address by itself', () => {
    window.history.replaceState(null, '', '/fr/search');
    showStartupFailure(ERROR, { retry: () => undefined });
    expect(screen.getByRole('alert').textContent).toContain(TEXTS.fr[0]);
    window.history.replaceState(null, '', '/');
  });
});
