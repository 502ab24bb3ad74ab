/** As wide as the formatter makes code (biome.json). */
const COLUMNS = 110;
const COMMENT = /^\s*(\/\/|\/?\*)/;
/** Cannot be broken: an address, or an instruction to the linter with its reason. */
const ONE_LINE = /https?:\/\/|biome-ignore/;

/** The lines of comments that are wider than code. */
export function findWideComments(source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      line.length > COLUMNS && COMMENT.test(line) && !ONE_LINE.test(line) ? [`${index + 1}`] : [],
    );
}
