/** A line of the log has at most 2 KB; the rest of it is the time, the request's id and our own sentence. */
const BYTES_MAXIMUM = 1600;
/** Lengths in characters. */
const MESSAGE_LENGTH_MAXIMUM = 250;
const SHORT_MESSAGE_LENGTH_MAXIMUM = 100;
const FRAMES_MAXIMUM = 5;
const FRAME_LENGTH_MAXIMUM = 110;
const CAUSES_MAXIMUM = 2;
const NAME_LENGTH_MAXIMUM = 64;

/**
 * What identifies a failure of the database or of the network; all of them are names, none holds a value of a
 * statement.
 */
const SAFE_FIELDS = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint'] as const;

export type ErrorDescription = {
  type: string;
  message: string;
  cause?: ErrorDescription;
} & Partial<Record<(typeof SAFE_FIELDS)[number], string>>;

/**
 * What the log says of an error, of whatever kind. Errors of pg carry the client with its connection
 * parameters and prepared statements, and in `detail`, `where` and `internalQuery` the values of a statement:
 * none of that is said.
 */
export function describeError(error: unknown): ErrorDescription & { stack: string } {
  const description = { stack: framesOf(error), ...describe(error, 0) };
  if (Buffer.byteLength(JSON.stringify(description)) <= BYTES_MAXIMUM) return description;
  const { type, message, code } = description;
  return {
    type,
    message: shorten(message, SHORT_MESSAGE_LENGTH_MAXIMUM),
    stack: '',
    ...(code === undefined ? {} : { code }),
  };
}

function describe(error: unknown, depth: number): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: shorten(String(error), MESSAGE_LENGTH_MAXIMUM) };
  const type = shorten(error.name, NAME_LENGTH_MAXIMUM);
  const description: ErrorDescription = { type, message: messageOf(error) };
  for (const field of SAFE_FIELDS) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string') description[field] = shorten(value, NAME_LENGTH_MAXIMUM);
  }
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  if (cause !== undefined && depth < CAUSES_MAXIMUM) description.cause = describe(cause, depth + 1);
  return description;
}

/**
 * PostgreSQL's messages of class 22 hold the value that it could not read: `invalid input syntax for type
 * uuid: "…"`.
 */
function messageOf(error: Error): string {
  const isDataException = /^22...$/.test(String(Reflect.get(error, 'code')));
  const message = isDataException ? error.message.replace(/: .*$/s, '').replace(/".*"/s, '…') : error.message;
  return shorten(message, MESSAGE_LENGTH_MAXIMUM);
}

/**
 * Where it was thrown; the causes' frames would repeat most of these. The stack begins with the message, with
 * everything that was taken out of it.
 */
function framesOf(error: unknown): string {
  const { stack = '' } = error instanceof Error ? error : {};
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES_MAXIMUM)
    .map((line) => shorten(line.trim(), FRAME_LENGTH_MAXIMUM))
    .join('\n');
}

/** At most so many characters; what is left out is marked. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
