import { launchPastCrash } from './launch-past-crash.ts';

const CRASHED = new Error(
  'browserType.launch: Target page, context or browser has been closed\nBrowser logs:\n' +
    '  - [pid=4496] <process did exit: exitCode=null, signal=SIGSEGV>',
);

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => warn.mockRestore());

it('launches once more after a crash at the start, and says so', async () => {
  const launch = jest.fn().mockRejectedValueOnce(CRASHED).mockResolvedValueOnce('browser');
  await expect(launchPastCrash(launch)).resolves.toBe('browser');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('SIGSEGV'));
});

it('gives up after a second crash', async () => {
  const launch = jest.fn().mockRejectedValue(CRASHED);
  await expect(launchPastCrash(launch)).rejects.toBe(CRASHED);
  expect(launch).toHaveBeenCalledTimes(2);
});

it('does not try again what failed for another reason', async () => {
  const missing = new Error('browserType.launch: spawn /nowhere ENOENT');
  const launch = jest.fn().mockRejectedValue(missing);
  await expect(launchPastCrash(launch)).rejects.toBe(missing);
  expect(launch).toHaveBeenCalledTimes(1);
});
