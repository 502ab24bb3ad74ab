/** A PDF of the given objects, numbered from 1, of which the first is the catalog. */
export function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

const streamOf = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** What must not be left of `hostilePdf`. */
export const HOSTILE_WORDS = ['app.alert', 'evil.example', 'Hidden text', 'payload.exe'];

/**
 * A page with a black square at its lower left. It also has a script that runs when it is opened, a link, an
 * attached file, invisible words, and a layer, off by default, that would paint the whole page black.
 */
export function hostilePdf(): Buffer {
  const seen = '0 0 0 rg 0 0 100 100 re f';
  const invisible = 'BT /F1 12 Tf 3 Tr 20 150 Td (Hidden text) Tj ET';
  const layer = '/OC /Layer BDC 0 0 0 rg 0 0 400 400 re f EMC';
  const script = `<< /S /JavaScript /JS (app.alert('app.alert')) >>`;
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script}
      /Names << /EmbeddedFiles << /Names [(payload.exe) 7 0 R] >> >>
      /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] /Order [6 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> /Properties << /Layer 6 0 R >> >>
      /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 400 400] /A << /S /URI /URI (https://evil.example) >> >>] >>`,
    streamOf(`${seen}\n${invisible}\n${layer}`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /OCG /Name (Layer) >>',
    '<< /Type /Filespec /F (payload.exe) /EF << /F 8 0 R >> >>',
    streamOf('payload.exe', '/Type /EmbeddedFile'),
  ]);
}

/** So many empty pages. */
export function emptyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] >>'),
  ]);
}
