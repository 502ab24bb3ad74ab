import { type EnvironmentVariables, readConfig } from '@moien/api';
import { readGatewayConfig } from '@moien/gateway';
import { errorText, Problem } from '../problem.ts';

/** Stands for the embedded database, whose address is not known before it runs. */
const embedded = 'postgres://embedded';

/**
 * Reads every setting of the site as its processes will, before anything is built or changed.
 * @throws Problem that names the variable and what it may be
 */
export function checkSettings(environment: EnvironmentVariables): void {
  try {
    const { ROLE } = readGatewayConfig(environment);
    if (ROLE !== 'gateway') {
      readConfig({ ...environment, DATABASE_URL: environment.DATABASE_URL || embedded });
    }
  } catch (error) {
    throw new Problem(errorText(error));
  }
}
