import { readFileSync } from 'node:fs';

/** Of Pino. */
const ERROR_LEVEL = 50;

export type LoggedError = { sentence: string; count: number };

/** The errors in a log, those of equal words together, the most frequent first. */
export function readLoggedErrors(logFile: string): LoggedError[] {
  const sentences = readFileSync(logFile, 'utf8').split('\n').flatMap(sentencesOf);
  return [...Map.groupBy(sentences, (sentence) => sentence)]
    .map(([sentence, { length: count }]) => ({ sentence, count }))
    .sort((a, b) => b.count - a.count);
}

/** None for what is no error. What a process says as it ends is no JSON, and may be cut off. */
function sentencesOf(line: string): string[] {
  if (line === '') return [];
  try {
    const { level, msg, err } = JSON.parse(line);
    const sentence: string = err ? `${msg}: ${err.message}` : msg;
    return level >= ERROR_LEVEL ? [sentence.replaceAll('\n', ' ')] : [];
  } catch {
    return [line];
  }
}
