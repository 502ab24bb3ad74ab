import { relative } from 'node:path';

/** Says which suites had not ended when jest is interrupted, as a stage's deadline does. */
export default class OpenSuites {
  /** @type {Map<string, number>} when each suite that is open has begun */
  #open = new Map();

  onRunStart() {
    process.once('SIGINT', () => {
      console.error(this.#describe());
      process.exit(130);
    });
  }

  /** @param {{ path: string }} test */
  onTestFileStart({ path }) {
    this.#open.set(path, performance.now());
  }

  /** @param {{ path: string }} test */
  onTestFileResult({ path }) {
    this.#open.delete(path);
  }

  #describe() {
    if (this.#open.size === 0)
      return `All suites had ended; jest waited for ${process.getActiveResourcesInfo().join(', ')}.`;
    const lines = [...this.#open].map(([path, begun]) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      return `  ${relative(process.cwd(), path)}, for ${seconds} s`;
    });
    return `Suites that had not ended:\n${lines.join('\n')}`;
  }
}
