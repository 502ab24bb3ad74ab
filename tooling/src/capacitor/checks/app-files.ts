import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppSettings, parseAppSettings } from '../app-settings.ts';

/** What is wrong, and in which file below `capacitor/`. */
export type Finding = { file: string; sentence: string };

/** Ends the check that met it; the others go on. */
export class Unreadable extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding.sentence);
    this.finding = finding;
  }
}

/** The app's folder, and what its files have to agree with. */
export type AppFiles = {
  has: (file: string) => boolean;
  /** @throws Unreadable */
  text: (file: string) => string;
  /** @throws Unreadable */
  bytes: (file: string) => Buffer;
  /** Reads a file by its format. @throws Unreadable */
  parse: <Value>(file: string, parser: (text: string) => Value) => Value;
  settings: () => AppSettings;
  /** Of the product. */
  version: string;
  folder: string;
};

export function openAppFiles(folder: string, version: string): AppFiles {
  const bytes = (file: string) => {
    if (!existsSync(join(folder, file))) throw new Unreadable({ file, sentence: 'The file is missing.' });
    return readFileSync(join(folder, file));
  };
  const text = (file: string) => bytes(file).toString('utf8');
  const parse = <Value>(file: string, parser: (content: string) => Value): Value => {
    try {
      return parser(text(file));
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new Unreadable({ file, sentence: `The file cannot be read: ${why}` });
    }
  };
  return {
    has: (file) => existsSync(join(folder, file)),
    text,
    bytes,
    parse,
    settings: () => parse('app.json', parseAppSettings),
    version,
    folder,
  };
}

/** A finding in a file for each sentence whose condition does not hold. */
export function findingsIn(file: string, demands: readonly (readonly [boolean, string])[]): Finding[] {
  return demands.filter(([holds]) => !holds).map(([, sentence]) => ({ file, sentence }));
}
