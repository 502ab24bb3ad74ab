import { act, cleanup, render, screen } from '@testing-library/react';
import { lazyPart, lazyWithRetry } from './lazy-with-retry.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const Home = ({ title }: { title: string }) => <h1>{title}</h1>;

/** Code that comes at the given attempt. */
function comingAt(attempt: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts < attempt) throw new Error('ChunkLoadError');
    return { Home };
  };
}

describe('a late part', () => {
  it('is asked for every three seconds until it is there, without anybody being told of an error', async () => {
    const Late = lazyPart(lazyWithRetry(comingAt(3)), (parts) => parts.Home);
    await act(async () => void render(<Late title="Loft" />));
    await act(async () => jest.advanceTimersByTimeAsync(5999));
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Loft' })).toBeTruthy();
  });

  it('is drawn at once when a loader has waited for its code', async () => {
    const late = lazyWithRetry(comingAt(1));
    await late.load();
    const Late = lazyPart(late, (parts) => parts.Home);
    render(<Late title="Loft" />);
    expect(screen.getByRole('heading', { name: 'Loft' })).toBeTruthy();
  });
});

it('refuses a loader whose code does not come, and asks again for the next one', async () => {
  const late = lazyWithRetry(comingAt(2));
  await expect(late.load()).rejects.toThrow('ChunkLoadError');
  expect((await late.load()).Home).toBe(Home);
});
