import { registerServiceWorker, type WorkerContainer } from './register.ts';

const fakeContainer = (register = jest.fn(async () => ({}) as ServiceWorkerRegistration)) =>
  ({ register }) as WorkerContainer & { register: jest.Mock };

describe('the service worker', () => {
  it('is registered for the whole site, and its own file never comes from a cache', () => {
    const container = fakeContainer();
    registerServiceWorker([{}], container);
    expect(container.register.mock.calls).toEqual([
      ['/service-worker.js', { scope: '/', updateViaCache: 'none' }],
    ]);
  });

  it('is not registered where a remote comes from source', () => {
    const container = fakeContainer();
    registerServiceWorker([{}, { isDevelopment: true }], container);
    expect(container.register).not.toHaveBeenCalled();
  });

  it('is no trouble where there is none', () => {
    expect(() => registerServiceWorker([], undefined)).not.toThrow();
  });

  it('may fail: the page only says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const refusal = new Error('The operation is insecure.');
    registerServiceWorker([], fakeContainer(jest.fn(() => Promise.reject(refusal))));
    await Promise.resolve();
    await Promise.resolve();
    expect(warn).toHaveBeenCalledWith(expect.any(String), refusal);
    warn.mockRestore();
  });
});
