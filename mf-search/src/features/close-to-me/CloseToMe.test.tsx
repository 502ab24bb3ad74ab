import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot, exampleSettings } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { placeNames } from '../search-state/place-names.ts';
import { CloseToMe } from './CloseToMe.tsx';
import type { Position } from './own-position.ts';

type Answer = (
  success: (position: { coords: Position }) => void,
  failure: (error: { code: number }) => void,
) => void;

function renderButton(answer: Answer, settings = exampleSettings) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ address: { country_code: 'lu' } }) }) as Response;
  const root = exampleRoot({ languageTag: 'en', settings });
  const chosen: Position[] = [];
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <CloseToMe isChosen={false} onChoose={(position) => chosen.push(position)} />
    </RootStoreProvider>,
  );
  return { chosen, names: root.feature(placeNames) };
}
const button = () => screen.getByRole('button', { name: 'Close to me' });
const press = () => act(async () => void fireEvent.click(button()));
const HERE = { latitude: 49.61, longitude: 6.13 };
const { fetch: ownFetch } = globalThis;

afterEach(() => {
  cleanup();
  globalThis.fetch = ownFetch;
  Reflect.deleteProperty(navigator, 'geolocation');
  jest.restoreAllMocks();
});

describe('CloseToMe', () => {
  it('asks nothing before it is pressed, and says whom it tells while the browser asks', async () => {
    let asked = 0;
    renderButton(() => {
      asked += 1;
    });
    expect(asked).toBe(0);
    expect(screen.queryByText(/places\.example\.com/)).toBeNull();
    await press();
    const note = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('places.example.com');
  });

  it('chooses where the visitor is, and remembers the country for its name', async () => {
    const { chosen, names } = renderButton((success) => success({ coords: HERE }));
    await press();
    expect(chosen).toEqual([HERE]);
    expect(names.nearbyCountryCode).toBe('LU');
  });

  it('says that it is searching, and takes no second press meanwhile', async () => {
    let asked = 0;
    renderButton(() => {
      asked += 1;
    });
    await press();
    await press();
    expect(asked).toBe(1);
    expect(screen.getByRole('status').textContent).toBe(en['position-searching']);
  });

  it('logs what went wrong, and can be pressed again (specification §8)', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    let isDenied = true;
    const { chosen } = renderButton((success, failure) =>
      isDenied ? failure({ code: 1 }) : success({ coords: HERE }),
    );
    await press();
    expect(String(logged.mock.calls[0]?.[0])).toContain('permission denied');
    expect(screen.getByRole('status').textContent).toBe(en['position-unknown']);
    isDenied = false;
    await press();
    expect(chosen).toEqual([HERE]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells nobody where the site asks nobody', async () => {
    const { chosen, names } = renderButton((success) => success({ coords: HERE }), {
      ...exampleSettings,
      reverseGeocodingUrl: undefined,
    });
    expect(button().getAttribute('aria-describedby')).toBeNull();
    await press();
    expect([chosen, names.nearbyCountryCode]).toEqual([[HERE], undefined]);
  });
});
