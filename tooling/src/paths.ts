import { dirname, join, resolve } from 'node:path';

/** The project's folder. */
export const rootDirectory = resolve(import.meta.dirname, '..', '..');

/** Where everything that a running site writes is kept; MOIEN_VAR names another folder. */
export const varDirectory = process.env.MOIEN_VAR
  ? resolve(process.env.MOIEN_VAR)
  : join(rootDirectory, 'var');

/** A program that npm installed. */
export function binary(name: string): string {
  return join(dirname(import.meta.dirname), '..', 'node_modules', '.bin', name);
}
