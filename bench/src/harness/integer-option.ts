import { Problem } from '@moien/tooling/problem';

/** Reads the text that a command's option was given. @throws Problem unless it is an integer ≥ `minimum` */
export function integerOption(name: string, text: string, minimum: number, usage: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < minimum)
    throw new Problem(`--${name} must be a whole number of at least ${minimum}. ${usage}`);
  return value;
}
