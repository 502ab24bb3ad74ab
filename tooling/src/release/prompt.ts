import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Problem } from '../problem.ts';

export type Prompt = {
  ask: (question: string) => Promise<string>;
  /** What is typed is not shown. */
  askHidden: (question: string) => Promise<string>;
};

/**
 * Asks the person at the keyboard, or reads lines that are piped in. @throws Problem at the end of what is
 * given
 */
export async function withPrompt<Value>(work: (prompt: Prompt) => Promise<Value>): Promise<Value> {
  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  const given = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const { value, done } = await given.next();
    if (done) throw new Problem('Nothing was entered.');
    return value.trim();
  };
  try {
    return await work({
      ask,
      async askHidden(question) {
        isHidden = true;
        try {
          return await ask(question);
        } finally {
          isHidden = false;
          process.stdout.write('\n');
        }
      },
    });
  } finally {
    lines.close();
  }
}
