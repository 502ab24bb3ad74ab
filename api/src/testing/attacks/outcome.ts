import type { LightMyRequestResponse } from 'fastify';

export type Outcome = {
  /** What was counted. */
  figures: string;
  /** What must not be; empty for an attack that has failed. */
  problems: string[];
};

export type Findings = {
  problems: string[];
  expect: (isSo: boolean, problem: string) => void;
  /** An answer that lets nobody in: a refusal, and no session. */
  expectRefusal: (what: string, answer: LightMyRequestResponse) => void;
};

export function createFindings(): Findings {
  const problems: string[] = [];
  const expect = (isSo: boolean, problem: string) => {
    if (!isSo) problems.push(problem);
  };
  return {
    problems,
    expect,
    expectRefusal(what, answer) {
      expect(
        [400, 401, 403, 404, 413, 415, 429].includes(answer.statusCode),
        `${what}: ${answer.statusCode}`,
      );
      expect(!beginsSession(answer), `${what} begins a session`);
    },
  };
}

export function beginsSession({ cookies, headers }: LightMyRequestResponse): boolean {
  const isHanded = cookies.some(({ name, value }) => name.endsWith('moien-session') && value !== '');
  return isHanded || 'x-session-token' in headers;
}

/** How often each status was answered: `403 × 20, 429 × 180`. */
export function describeCounts(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
