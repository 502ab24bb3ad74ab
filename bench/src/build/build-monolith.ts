import { join } from 'node:path';
import { rootDirectory } from '@moien/tooling/paths';
import { buildMonolith } from '../federation/monolith/build-monolith.ts';

await buildMonolith(join(rootDirectory, 'var/monolith'));
