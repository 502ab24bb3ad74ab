import { execFile } from 'node:child_process';

const OUTPUT_SHOWN = 4000;
const OUTPUT_BYTES_MAXIMUM = 16 * 1024 * 1024;

/**
 * Runs a program to its end, without npm's settings of the project. @throws Error with what it has written
 */
export function runIn(folder: string, program: string, parameters: readonly string[]): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const options = { cwd: folder, env, maxBuffer: OUTPUT_BYTES_MAXIMUM };
  execFile(program, parameters, options, (error, stdout, stderr) => {
    if (!error) resolve();
    else reject(new Error(`${program} failed:\n${`${stdout}\n${stderr}`.trim().slice(0, OUTPUT_SHOWN)}`));
  });
  return promise;
}
