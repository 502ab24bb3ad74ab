import type PDFDocument from 'pdfkit';
import type { FontMeasure, PdfLine } from './text-layout.ts';

type Document = InstanceType<typeof PDFDocument>;
type StructureElement = ReturnType<Document['struct']>;
/** Its types leave the scope of header cells out. */
type StructureOptions = NonNullable<Parameters<Document['struct']>[1]>;
/** Its type leaves out what a face knows of itself. */
type WithFace = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

/** An element of the structure: what it draws is its content. */
export type PdfElement = {
  child(tag: string, options?: { scope?: 'Column' | 'Row' }): PdfElement;
  draw(work: () => void): PdfElement;
  end(): void;
};

/** What a page can show. Points from its top left corner. */
export type PdfCanvas = {
  root: PdfElement;
  measure: FontMeasure;
  addPage(): void;
  line(line: PdfLine, size: number, x: number, y: number): void;
  rule(x: number, width: number, y: number, weight: number): void;
  /** What is seen and says nothing: rules, page numbers. */
  artifact(work: () => void): void;
};

export function createPdfCanvas(document: Document): PdfCanvas {
  const root = document.struct('Document');
  document.addStructure(root);
  const artifact = (work: () => void) => {
    document.markContent('Artifact', { type: 'Pagination' });
    work();
    document.endMarkedContent();
  };
  return {
    root: elementOf(document, root),
    measure: measureOf(document),
    addPage: () => {
      document.addPage();
    },
    line: (line, size, x, y) => {
      let left = x;
      for (const { font, text, width } of line) {
        document.font(font, size).text(text, left, y, { lineBreak: false });
        left += width;
      }
    },
    rule: (x, width, y, weight) => {
      artifact(() => {
        document
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(weight)
          .stroke('#8a8a8a');
      });
    },
    artifact,
  };
}

function elementOf(document: Document, element: StructureElement): PdfElement {
  const self: PdfElement = {
    child: (tag, options = {}) => {
      const made = document.struct(tag, options as StructureOptions);
      element.add(made);
      return elementOf(document, made);
    },
    draw: (work) => {
      element.add(work);
      return self;
    },
    end: () => element.end(),
  };
  return self;
}

function measureOf(document: Document): FontMeasure {
  const known = new Map<string, boolean>();
  return {
    hasGlyph: (font, codePoint) => {
      const key = `${font} ${codePoint}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      document.font(font);
      const { font: face } = (document as unknown as WithFace)._font;
      const has = face.hasGlyphForCodePoint(codePoint);
      known.set(key, has);
      return has;
    },
    widthOf: (font, size, text) => document.font(font, size).widthOfString(text),
  };
}
