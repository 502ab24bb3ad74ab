import { type Static, Type } from 'typebox';
import { IMAGE_WIDTHS } from '../lib/image.ts';
import { literals } from '../lib/literals.schema.ts';
import { Nullable, Uuid } from '../lib/scalars.schema.ts';

const pixels = Nullable(Type.Integer({ minimum: 1 }));

/** A picture or a PDF of a message; a PDF has neither width nor height. */
export const Attachment = Type.Object({
  id: Uuid,
  kind: literals(['picture', 'pdf'] as const),
  /** With the extension of what it is. */
  name: Type.String(),
  /** In bytes, as it is served. */
  size: Type.Integer({ minimum: 1 }),
  width: pixels,
  height: pixels,
});
export type Attachment = Static<typeof Attachment>;

export const AttachmentName = Type.Object(
  { name: Type.Optional(Type.String({ maxLength: 255 })) },
  { additionalProperties: false },
);

/** Pictures alone have widths: without one, the whole file is answered. */
export const AttachmentWidth = Type.Object(
  { width: Type.Optional(Type.Union(IMAGE_WIDTHS.map((width) => Type.Literal(width)))) },
  { additionalProperties: false },
);
