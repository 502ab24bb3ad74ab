import { Suspense, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { earlyPressScript } from '../server/early-press-script.ts';
import { replayPresses } from './replay-presses.ts';

const container = document.createElement('div');
let presses: string[];
let root: Root | undefined;
let stop: (() => void) | undefined;
let arrive: (() => void) | undefined;

/** A page with one button in a boundary of its own, whose code arrives later. */
function Page({ code }: { code: Promise<void> }) {
  return (
    <Suspense>
      <Filters code={code} />
    </Suspense>
  );
}

function Filters({ code }: { code: Promise<void> }) {
  use(code);
  return (
    <button type="button" onClick={() => presses.push('filters')}>
      Filters
    </button>
  );
}

const button = () => container.querySelector('button') as HTMLButtonElement;
const rest = (milliseconds = 120) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function start(): void {
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  root = hydrateRoot(container, <Page code={code} />);
  stop = replayPresses(container);
}

beforeAll(() => {
  document.body.append(container);
});

beforeEach(() => {
  presses = [];
  container.innerHTML = '<!--$--><button type="button">Filters</button><!--/$-->';
  const [, script = ''] = /<script[^>]*>([\s\S]*)<\/script>/.exec(earlyPressScript('abc')) ?? [];
  new Function(script)();
});

afterEach(() => {
  stop?.();
  root?.unmount();
});

describe('a press before the page is alive', () => {
  it('is answered once when it was before the scripts', async () => {
    button().click();
    expect(button().getAttribute('aria-busy')).toBe('true');
    start();
    await rest();
    expect(presses).toEqual([]);
    expect(button().getAttribute('aria-busy')).toBe('true');
    arrive?.();
    await rest();
    expect(presses).toEqual(['filters']);
    expect(button().hasAttribute('aria-busy')).toBe(false);
    await rest();
    expect(presses).toEqual(['filters']);
  });

  it('is answered once when the code of what was pressed is on its way', async () => {
    start();
    button().click();
    await rest();
    expect([presses, button().getAttribute('aria-busy')]).toEqual([[], 'true']);
    arrive?.();
    await rest();
    expect(presses).toEqual(['filters']);
  });

  it('is forgotten when something else is pressed after it', async () => {
    button().click();
    start();
    document.body.click();
    expect(button().hasAttribute('aria-busy')).toBe(false);
    arrive?.();
    await rest();
    expect(presses).toEqual([]);
  });
});

it('leaves a press alone that React answers', async () => {
  start();
  arrive?.();
  await rest();
  button().click();
  await rest();
  expect(presses).toEqual(['filters']);
});
