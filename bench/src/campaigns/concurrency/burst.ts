import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Call = { path: string; cookie: string; body?: object };
export type Answer = {
  status: number;
  code: string | null;
  /** Answers of 503 before this one, and connections that were not made; the call was made again. */
  overloads: number;
};

export type Burst = {
  /** Sends all calls at once, spread over the processes. @returns the answers in the order of the calls */
  send: (address: string, calls: readonly Call[]) => Promise<Answer[]>;
  close: () => void;
};

/** Processes that send calls of many people at the same moment. */
export async function openBurst(processCount: number): Promise<Burst> {
  const processes = Array.from({ length: processCount }, () => fork(join(import.meta.dirname, 'caller.ts')));
  await Promise.all(processes.map((process) => once(process, 'message')));
  return {
    async send(address, calls) {
      const parts = processes.map((process, index) => {
        const own = calls.flatMap((call, position) =>
          position % processCount === index ? [{ call, position }] : [],
        );
        process.send({ address, calls: own.map(({ call }) => call) });
        return { process, positions: own.map(({ position }) => position) };
      });
      await Promise.all(parts.map(({ process }) => once(process, 'message')));
      const answers: Answer[] = [];
      await Promise.all(
        parts.map(async ({ process, positions }) => {
          process.send('go');
          const [own] = (await once(process, 'message')) as [Answer[]];
          for (const [index, position] of positions.entries()) {
            const answer = own[index];
            if (answer) answers[position] = answer;
          }
        }),
      );
      return answers;
    },
    close() {
      for (const process of processes) process.disconnect();
    },
  };
}
