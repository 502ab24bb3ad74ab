import { runBounded } from './http-client.ts';

describe('runBounded', () => {
  it('does every task once and never more at a time than allowed', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      done += 1;
    };
    await runBounded(new Array(20).fill(task), 3);
    expect([done, most]).toEqual([20, 3]);
  });

  it('fails when a task fails', async () => {
    await expect(runBounded([() => Promise.reject(new Error('refused'))], 2)).rejects.toThrow('refused');
  });
});
