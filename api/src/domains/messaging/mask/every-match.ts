/**
 * Every match of a pattern that has the flag `g`. `matchAll` matches by a copy of the pattern: what V8 has
 * compiled goes with the copy when no text has come for a while, and compiling it again stops the process for
 * half a second. With the pattern itself it stays.
 */
export function everyMatch(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    // A whole character: within one, a pattern of Unicode would begin at the same place again.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return matches;
}
