import { globSync, readFileSync } from 'node:fs';

/** What TypeBox makes with its type engine: 15 KB of gzip in the chunk that comes with a first request. */
const COMPUTED =
  /\bType\.(Assign|Awaited|Conditional|Evaluate|Exclude|Extract|Index|Instantiate|Interface|KeyOf|Mapped|NonNullable|Omit|Parameters|Partial|Pick|Required|ReturnType|Script|TemplateLiteral)\(/;

it('schemas are made of parts, and none is computed from another', () => {
  const files = globSync('**/*.{schema,calls}.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  const computing = files.filter((file) =>
    COMPUTED.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  );
  expect(computing).toEqual([]);
});
