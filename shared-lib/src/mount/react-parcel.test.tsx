import { act, useState } from 'react';
import { createTexts } from '../i18n/create-texts.ts';
import { exampleRoot } from '../testing/index.ts';
import { createReactParcel } from './react-parcel.tsx';

const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken later');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Search
    </button>
  );
}

function Broken(): never {
  throw new Error('broken at once');
}

async function mount(Content: () => React.ReactNode) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const told: string[] = [];
  const props = {
    domElement,
    root: exampleRoot({ languageTag: 'en' }),
    texts: createTexts('en', { shell: {} }),
    onCrash: (error: unknown) => told.push(`crash: ${error}`),
  };
  let mounted: Promise<unknown> = Promise.resolve();
  await act(async () => {
    mounted = createReactParcel(Content)
      .mount(props)
      .catch((error: unknown) => told.push(`mount: ${error}`));
  });
  await mounted;
  return { domElement, told };
}

beforeEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('does not mount what throws at its first render', async () => {
  const { told } = await mount(Broken);
  expect(told).toEqual(['mount: Error: broken at once']);
});

it('tells of what throws later', async () => {
  const { domElement, told } = await mount(Fragile);
  expect(told).toEqual([]);
  await act(async () => domElement.querySelector('button')?.click());
  expect(told).toEqual(['crash: Error: broken later']);
});
