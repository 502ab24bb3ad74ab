import type { LanguageTag } from '@moien/contract';
import PDFDocument from 'pdfkit';
import { createPdfCanvas } from './pdf-canvas.ts';
import { type PdfFonts, readPdfFonts } from './pdf-fonts.ts';
import { createPdfWriter, type PdfWriter, writeFooter } from './pdf-writer.ts';

const PRODUCER = 'Moïen';

/** A file within the document: `alternative` says the same as its pages, for machines. */
export type PdfAttachment = {
  name: string;
  type: string;
  description: string;
  relationship: 'Alternative' | 'Data';
  content: Buffer;
};

export type PdfDocument = {
  /** Without `<`, `>` and `&`, which its metadata would have to escape in one of two places. */
  title: string;
  language: LanguageTag;
  /** Written into the file. The same document is the same bytes. */
  createdAt: Date;
  /** Stands below each page. */
  footer: string;
  pageText: (page: number, count: number) => string;
  attachments?: readonly PdfAttachment[];
  /** RDF descriptions beside those of PDF/A. */
  metadata?: string;
  write: (writer: PdfWriter) => void;
};

/**
 * A document as PDF/A-3b (ISO 19005-3) with embedded fonts, tags, title and language.
 * @throws Error for a title with `<`, `>` or `&`
 */
export async function writePdf(content: PdfDocument): Promise<Buffer> {
  if (/[<>&]/.test(content.title)) throw new Error(`“${content.title}” cannot be the title of a PDF.`);
  const document = openDocument(content, await readPdfFonts());
  const finished = collect(document);
  const canvas = createPdfCanvas(document);
  document.addPage();
  content.write(createPdfWriter(canvas));
  canvas.root.end();
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    writeFooter(canvas, content.footer, content.pageText(page + 1, count));
  }
  document.end();
  return finished;
}

function openDocument(content: PdfDocument, fonts: PdfFonts): InstanceType<typeof PDFDocument> {
  const { title, language, createdAt, attachments = [], metadata } = content;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: language,
    displayTitle: true,
    // Its default is a font that is not embedded.
    font: '',
    info: { Title: title, Producer: PRODUCER, Creator: PRODUCER, CreationDate: createdAt },
  });
  for (const { name, data } of fonts) document.registerFont(name, data);
  for (const { content: file, ...options } of attachments)
    document.file(file, { ...options, creationDate: createdAt, modifiedDate: createdAt });
  if (metadata !== undefined) document.appendXML(metadata);
  return document;
}

function collect(document: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
