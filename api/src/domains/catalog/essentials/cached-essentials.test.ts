import type { Essentials, LanguageTag } from '@moien/contract';
import { cacheEssentials } from './cached-essentials.ts';

const EMPTY: Essentials = {
  textArray: [],
  countryArray: [],
  languageArray: [],
  cityArray: [],
  propertyTypeArray: [],
  rentalTypeArray: [],
  genderArray: [],
  exchangeRateArray: [],
};

function createReader() {
  const reads: string[] = [];
  const state = { generation: 1 };
  const answer = cacheEssentials(
    async (language: LanguageTag) => {
      reads.push(`${language} ${state.generation}`);
      return { ...EMPTY, textArray: [{ slug: language, text: String(state.generation) }] };
    },
    async () => state.generation,
  );
  return { reads, state, answer };
}

describe('cacheEssentials', () => {
  it('reads once for each language while nothing changes', async () => {
    const { reads, answer } = createReader();
    for (const language of ['en', 'de', 'en', 'de'] as const) await answer(language);
    await Promise.all(Array.from({ length: 50 }, () => answer('en')));
    expect(reads).toEqual(['en 1', 'de 1']);
  });

  it('reads once more when the generation has advanced, however many ask', async () => {
    const { reads, state, answer } = createReader();
    await answer('en');
    state.generation = 2;
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer('en')));
    expect(new Set(answers.map(({ textArray }) => textArray[0]?.text))).toEqual(new Set(['2']));
    expect(reads).toEqual(['en 1', 'en 2']);
  });

  it('does not take for new what changed while it was read', async () => {
    const state = { generation: 1 };
    const read = jest.fn(async () => {
      state.generation += read.mock.calls.length === 1 ? 1 : 0;
      return EMPTY;
    });
    const answer = cacheEssentials(read, async () => state.generation);
    for (let call = 0; call < 3; call += 1) await answer('en');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps no failure', async () => {
    const { reads, answer, state } = createReader();
    const failing = cacheEssentials(
      (language) => (state.generation === 1 ? Promise.reject(new Error('away')) : answer(language)),
      async () => state.generation,
    );
    await expect(failing('en')).rejects.toThrow('away');
    state.generation = 2;
    await failing('en');
    expect(reads).toEqual(['en 2']);
  });
});
