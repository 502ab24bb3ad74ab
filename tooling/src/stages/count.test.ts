import { countJest } from './jest-stages.ts';
import { countClosingLine, countPlaywright } from './site-stages.ts';

const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 0 };

describe('counting', () => {
  it('takes a run of nothing for a failure', () => {
    expect(countJest(report, '').failed).toBe(1);
    expect(countClosingLine(0, 'nothing').failed).toBe(1);
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright(0, '', JSON.stringify({ stats })).failed).toBe(1);
    expect(countPlaywright(0, '', null).failed).toBe(1);
  });

  it('takes suites that do not load, skipped tests and flaky journeys for failures', () => {
    expect(countJest({ ...report, numPassedTests: 4, numRuntimeErrorTestSuites: 1 }, '').failed).toBe(1);
    expect(countJest({ ...report, numPassedTests: 4, numPendingTests: 1 }, '').failed).toBe(1);
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright(1, '', JSON.stringify({ stats }))).toMatchObject({ passed: 4, failed: 3 });
  });

  it('reads the closing line of a check, and distrusts one that ended badly', () => {
    expect(countClosingLine(0, 'a\n12 passed, 0 failed\n')).toMatchObject({ passed: 12, failed: 0 });
    expect(countClosingLine(0, '30 unchanged since they were approved\n3 passed, 0 failed\n')).toMatchObject({
      passed: 3,
      unchanged: 30,
      failed: 0,
    });
    expect(countClosingLine(1, '12 passed, 3 failed\n')).toMatchObject({ passed: 12, failed: 3 });
    expect(countClosingLine(1, '12 passed, 0 failed\n')).toMatchObject({ passed: 12, failed: 1 });
  });
});
