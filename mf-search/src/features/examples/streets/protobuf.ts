// The little of Protocol Buffers that vector tiles need: https://protobuf.dev/programming-guides/encoding

export type Bytes = Uint8Array<ArrayBuffer>;

const LENGTH_DELIMITED = 2;

export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return [...bytes, rest];
}

/** Signed numbers of small size are small. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function joined(parts: readonly ArrayLike<number>[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

export function numberField(field: number, value: number): Bytes {
  return joined([varint(field * 8), varint(value)]);
}

export function bytesField(field: number, bytes: ArrayLike<number>): Bytes {
  return joined([varint(field * 8 + LENGTH_DELIMITED), varint(bytes.length), bytes]);
}

export function textField(field: number, text: string): Bytes {
  return bytesField(field, new TextEncoder().encode(text));
}

export function packedField(field: number, values: readonly number[]): Bytes {
  return bytesField(field, values.flatMap(varint));
}
