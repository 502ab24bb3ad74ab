const sendBeacon = jest.fn();
let navigation = 'navigate';
let loaded = '/de/property/1';
let isDriven = false;

beforeEach(() => {
  sendBeacon.mockReset();
  navigation = 'navigate';
  loaded = '/de/property/1';
  isDriven = false;
  Object.defineProperties(navigator, {
    sendBeacon: { value: sendBeacon, configurable: true },
    webdriver: { get: () => isDriven, configurable: true },
  });
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ type: navigation, name: `https://moien.example${loaded}?guests=2` }],
    configurable: true,
  });
});

/** As after the site was loaded. */
async function load() {
  jest.resetModules();
  return (await import('./count-view.ts')).countView;
}

const sent = () => sendBeacon.mock.calls.map(([address]) => address);

describe('a view of a home', () => {
  it('is sent once for each home', async () => {
    const countView = await load();
    for (const id of ['1', '2', '1']) countView(id);
    expect(sent()).toEqual(['/api/properties/1/views', '/api/properties/2/views']);
  });

  it.each(['reload', 'back_forward'])(
    'is none after %s, unlike of a home that is opened then',
    async (type) => {
      navigation = type;
      const countView = await load();
      for (const id of ['1', '2']) countView(id);
      expect(sent()).toEqual(['/api/properties/2/views']);
    },
  );

  it.each(['reload', 'back_forward'])('counts after %s of another page', async (type) => {
    navigation = type;
    loaded = '/de/search';
    (await load())('1');
    expect(sent()).toEqual(['/api/properties/1/views']);
  });

  it('is sent for a home that is opened before the reloaded one was seen', async () => {
    navigation = 'reload';
    const countView = await load();
    for (const id of ['2', '1']) countView(id);
    expect(sent()).toEqual(['/api/properties/2/views']);
  });

  it('is none of a program', async () => {
    isDriven = true;
    (await load())('1');
    expect(sent()).toEqual([]);
  });
});
