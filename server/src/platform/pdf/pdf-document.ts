import type { Edition } from '@btc/contract/members/access.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type PdfDocument from 'pdfkit';
import { loadOnce } from '../files/load-once.ts';

export type Pdf = InstanceType<typeof PdfDocument>;

export interface PdfOptions {
  readonly edition: Edition;
  readonly title: string;
  readonly changedAt: Date;
}

export const pdfColors = {
  ink: '#1b1f24',
  secondInk: '#5a6169',
  line: '#e2ded8',
  wash: '#f7f5f2',
  accent: '#8c1d2f',
  paper: '#ffffff',
} as const;

export const pdfFonts = { plain: 'plain', bold: 'bold', text: 'text' } as const;

/** A4 in points, with the margin on all sides. */
export const pdfPage = { width: 595.28, height: 841.89, margin: 44 } as const;

const languages = { cn: 'zh-CN', en: 'en' } as const;
export const fontsFolder = join(import.meta.dirname, 'fonts');

/** Draws a document and returns its bytes; the library is loaded on first use. */
export async function makePdf(options: PdfOptions, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margin: pdfPage.margin,
    lang: languages[options.edition],
    displayTitle: true,
    info: { Title: options.title, Author: 'Beef to China', CreationDate: options.changedAt },
  });
  pdf.registerFont(pdfFonts.plain, join(fontsFolder, 'noto-sans-sc-400.ttf'));
  pdf.registerFont(pdfFonts.bold, join(fontsFolder, 'noto-sans-sc-700.ttf'));
  pdf.registerFont(pdfFonts.text, join(fontsFolder, 'noto-sans-sc-text.ttf'));
  const parts: Buffer[] = [];
  const made = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return made;
}

const loadTextSigns = loadOnce(
  async (): Promise<ReadonlySet<string>> => new Set(await readFile(join(fontsFolder, 'glyphs-text.txt'), 'utf8')),
);

/** The font's curly quotes are as wide as a Han character, a gap within English words. */
const narrowQuotes: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"' };

/** Replaces characters missing in the text font by a mark, so that nothing vanishes silently. */
export async function withTextSigns(edition: Edition): Promise<(text: string) => string> {
  const known = await loadTextSigns();
  const shown = (sign: string) => (sign === '\n' || known.has(sign) ? sign : '〓');
  return (text) => Array.from(text, (sign) => (edition === 'en' && narrowQuotes[sign]) || shown(sign)).join('');
}
