import { type EnvironmentVariables, readConfig } from '@moien/api';
import { readGatewayConfig } from '@moien/gateway';
import { errorText, Problem } from '../problem.ts';

/** Stands for the embedded database, whose address is not known before it runs. */
const embedded = 'postgres://embedded';

/**
 * Reads every setting of the site as its processes will, before anything is built or changed.
 * @throws Problem that names each variable that cannot be used, and what it may be
 */
export function checkSettings(environment: EnvironmentVariables): void {
  const { DATABASE_URL, DEVELOPMENT } = environment;
  const settings: EnvironmentVariables = {
    ...environment,
    DEVELOPMENT: DEVELOPMENT || 'on',
    DATABASE_URL: DATABASE_URL || embedded,
  };
  const sentences = [
    () => readGatewayConfig(settings),
    () => settings.ROLE !== 'gateway' && readConfig(settings),
  ]
    .map(sentenceOf)
    .filter((sentence) => sentence !== undefined);
  if (sentences.length > 0) throw new Problem([...new Set(sentences)].join('\n'));
}

function sentenceOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return errorText(error);
  }
}
