import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDirectory } from '../paths.ts';
import { errorText, Problem } from '../problem.ts';
import { readAdvisories } from '../supply-chain/advisories.ts';
import { findVulnerabilities, isOfNpm, type Vulnerability } from '../supply-chain/known-vulnerabilities.ts';
import { readLockedPackages } from '../supply-chain/locked-packages.ts';
import { auditByRegistry } from '../supply-chain/registry-audit.ts';

const usage = 'npm run audit [-- [--advisories FILE|FOLDER] [--omit dev] [--lock FILE]]';

/** Whoever runs this by a machine must not take "nobody could be asked" for "nothing is known". */
const EXIT = { nothingKnown: 0, vulnerable: 1, notChecked: 2 } as const;

process.exitCode = await audit().catch((error: unknown) => {
  console.error(error instanceof Problem ? `\n${error.message}` : errorText(error));
  return EXIT.notChecked;
});

async function audit(): Promise<number> {
  const { advisories, lock, omitsDevelopment } = readParameters();
  const packages = readLockedPackages(lock).filter(
    ({ isDevelopment }) => !(omitsDevelopment && isDevelopment),
  );
  if (advisories !== undefined) {
    const known = readAdvisories(advisories).filter(isOfNpm);
    if (known.length === 0)
      throw new Problem(`Nothing was checked: ${advisories} holds no advisory about a package of npm.`);
    const found = findVulnerabilities(packages, known);
    return report(found, `${packages.length} packages, ${known.length} advisories of ${advisories}`);
  }
  const answer = await auditByRegistry(omitsDevelopment ? ['--omit=dev'] : []);
  if ('failure' in answer)
    throw new Problem(
      `Nothing was checked: no source of advisories can be reached.\nThe npm registry: ${answer.failure}\nGive advisories in OSV's format instead: npm run audit -- --advisories FILE|FOLDER`,
    );
  return report(answer.vulnerabilities, `${packages.length} packages, advisories of the npm registry`);
}

function report(found: readonly Vulnerability[], source: string): number {
  for (const { package: name, version, advisory, summary } of found)
    console.log(`${name} ${version}  ${advisory}  ${summary}`);
  console.log(`\n${found.length} known vulnerabilities (${source})`);
  return found.length === 0 ? EXIT.nothingKnown : EXIT.vulnerable;
}

function readParameters() {
  try {
    const { values } = parseArgs({
      options: {
        advisories: { type: 'string' },
        omit: { type: 'string' },
        lock: { type: 'string', default: join(rootDirectory, 'package-lock.json') },
      },
    });
    if (values.omit !== undefined && values.omit !== 'dev') throw new Error('--omit takes dev.');
    if (values.lock !== join(rootDirectory, 'package-lock.json') && values.advisories === undefined)
      throw new Error('--lock needs --advisories.');
    return { ...values, omitsDevelopment: values.omit === 'dev' };
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
}
