import { ownPosition } from './own-position.ts';

const SERVICE = 'https://places.example.com/reverse';
const HERE = { latitude: 49.611_234, longitude: 6.127_9 };

function browserAnswers(answer: { code: number } | typeof HERE | undefined) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: answer && {
      getCurrentPosition: (
        success: (position: { coords: typeof HERE }) => void,
        failure: (error: { code: number }) => void,
      ) => ('code' in answer ? failure(answer) : success({ coords: answer })),
    },
  });
}

/** The service answers so; the addresses that it was asked for. */
function serviceAnswers(answer: { status?: number; body: unknown } | Error): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    if (answer instanceof Error) throw answer;
    const { status = 200, body } = answer;
    return { ok: status < 400, json: async () => body } as Response;
  };
  return asked;
}

const { fetch: ownFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = ownFetch;
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the own position', () => {
  it('is what the browser says, with the country that the service names', async () => {
    browserAnswers(HERE);
    serviceAnswers({ body: { address: { country_code: 'lu' } } });
    expect(await ownPosition(SERVICE)).toEqual({ ...HERE, countryCode: 'LU' });
  });

  it('is told to the service to within a kilometre', async () => {
    browserAnswers(HERE);
    const asked = serviceAnswers({ body: { address: { country_code: 'lu' } } });
    await ownPosition(SERVICE);
    expect(asked).toEqual([`${SERVICE}?format=jsonv2&zoom=3&lat=49.61&lon=6.13`]);
  });

  it('is told to nobody where the site asks nobody', async () => {
    browserAnswers(HERE);
    const asked = serviceAnswers(new Error('asked'));
    expect(await ownPosition(undefined)).toEqual({ ...HERE, countryCode: undefined });
    expect(asked).toEqual([]);
  });

  const unknown: [string, { code: number } | undefined][] = [
    ['permission denied', { code: 1 }],
    ['position unavailable', { code: 2 }],
    ['timeout', { code: 3 }],
    ['unknown', { code: 9 }],
    ['unsupported', undefined],
  ];
  it.each(unknown)('is not known: %s (specification §8)', async (reason, answer) => {
    browserAnswers(answer);
    const asked = serviceAnswers({ body: {} });
    await expect(ownPosition(SERVICE)).rejects.toThrow(`Geolocation: ${reason}`);
    expect(asked).toEqual([]);
  });

  it.each([
    [{ body: {} }],
    [{ body: null }],
    [{ body: { address: { country_code: 'Luxembourg' } } }],
    [{ body: { address: 'lu' } }],
    [{ status: 429, body: { address: { country_code: 'lu' } } }],
  ])('is not known without a country code: %j', async (answer) => {
    browserAnswers(HERE);
    serviceAnswers(answer);
    await expect(ownPosition(SERVICE)).rejects.toThrow('Geolocation: country code unavailable');
  });

  it('is not known when the service cannot be reached', async () => {
    browserAnswers(HERE);
    serviceAnswers(new TypeError('Failed to fetch'));
    await expect(ownPosition(SERVICE)).rejects.toThrow('Failed to fetch');
  });
});
