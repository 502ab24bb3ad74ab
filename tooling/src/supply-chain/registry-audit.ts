import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { runProgram } from '../stages/run-program.ts';
import type { Vulnerability } from './known-vulnerabilities.ts';

const Via = Type.Union([
  // The name of a package through which this one is affected.
  Type.String(),
  Type.Object({ url: Type.String(), title: Type.String(), range: Type.String() }),
]);
const Report = Type.Object({
  auditReportVersion: Type.Literal(2),
  vulnerabilities: Type.Record(Type.String(), Type.Object({ name: Type.String(), via: Type.Array(Via) })),
});

export type RegistryAudit = { vulnerabilities: Vulnerability[] } | { failure: string };

/** Asks npm's registry by `npm audit`; `failure` says in one line why it gave no answer. */
export async function auditByRegistry(options: readonly string[]): Promise<RegistryAudit> {
  const npm = process.env.npm_execpath;
  const parameters = ['audit', '--json', '--package-lock-only', '--audit=true', ...options];
  const { output } = npm
    ? await runProgram(process.execPath, [npm, ...parameters])
    : await runProgram('npm', parameters);
  return readReport(output);
}

/** @param output of `npm audit --json`, which may say other things around it */
export function readReport(output: string): RegistryAudit {
  const report = parse(output);
  if (!Value.Check(Report, report)) return { failure: failureIn(output) };
  const vulnerabilities = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((cause) =>
      typeof cause === 'string'
        ? []
        : [{ package: name, version: cause.range, advisory: cause.url, summary: cause.title }],
    ),
  );
  return { vulnerabilities };
}

function parse(output: string): unknown {
  const [start, end] = [output.search(/^\{/m), output.lastIndexOf('\n}')];
  try {
    return JSON.parse(output.slice(start, end + 2));
  } catch {
    return undefined;
  }
}

function failureIn(output: string): string {
  const lines = output.split('\n').filter((line) => /^npm (warn audit|error)/.test(line));
  const line = lines.find((text) => /audit|E[A-Z]{4,}/.test(text)) ?? lines[0] ?? 'npm audit gave no report';
  return line.replace(/^npm (warn|error) (audit )?/, '').slice(0, 300);
}
