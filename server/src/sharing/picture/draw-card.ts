import type { Edition } from '@btc/contract/members/access.ts';
import { sharePictureSize } from '@btc/contract/sharing/share-picture.ts';
import { join } from 'node:path';
import { fontsFolder, pdfColors, withTextSigns } from '#platform/pdf/pdf-document.ts';
import type { CardBar, ShareCard } from './share-card.ts';
import { wrapText } from './wrap-text.ts';

const { width, height } = sharePictureSize;
const margin = 72;
const room = width - 2 * margin;
const face = 'Noto Sans SC';

const siteNames = { cn: '进口牛肉资讯 Beef to China', en: 'Beef to China' } as const;

interface Words {
  readonly size: number;
  readonly color?: string;
  readonly heavy?: boolean;
  readonly end?: boolean;
}

function drawWords(
  text: string,
  x: number,
  y: number,
  { size, color = pdfColors.ink, heavy = false, end = false }: Words,
) {
  // The one face of free text is the plain one; an outline of its own colour makes it heavy.
  const outline = heavy ? ` stroke="${color}" stroke-width="${size / 28}"` : '';
  const anchor = end ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" fill="${color}"${outline}${anchor}>${escapeXml(text)}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function drawLines(lines: readonly string[], y: number, words: Words): string {
  return lines.map((line, index) => drawWords(line, margin, y + index * words.size * 1.35, words)).join('');
}

function drawBar({ name, percent, text, note }: CardBar, y: number): string {
  const [from, full] = [margin + 210, 470];
  const used = full * (Math.min(percent ?? 0, 100) / 100);
  return [
    drawWords(name, margin, y + 26, { size: 30 }),
    `<rect x="${from}" y="${y}" width="${full}" height="34" fill="${pdfColors.line}"/>`,
    `<rect x="${from}" y="${y}" width="${used}" height="34" fill="${pdfColors.accent}"/>`,
    ...[50, 80].map((step) => {
      const x = from + (full * step) / 100;
      return `<rect x="${x}" y="${y}" width="2" height="34" fill="${pdfColors.paper}"/>`;
    }),
    drawWords(text, width - margin, y + 26, { size: 28, color: pdfColors.secondInk, end: true }),
    drawWords(note, from, y + 66, { size: 24, color: pdfColors.secondInk }),
  ].join('');
}

/** SVG of 1200 × 630 from text and rectangles only. */
export async function drawCard(edition: Edition, card: ShareCard): Promise<string> {
  const toSigns = await withTextSigns(edition);
  const size = card.bars.length === 0 ? 60 : 46;
  const titleLines = wrapText(toSigns(card.title), { ems: room / size, lines: card.bars.length === 0 ? 3 : 1 });
  const below = 190 + titleLines.length * size * 1.35;
  const text = card.text === null ? [] : wrapText(toSigns(card.text), { ems: room / 30, lines: 3 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${pdfColors.paper}"/>`,
    `<rect width="${width}" height="12" fill="${pdfColors.accent}"/>`,
    drawWords(toSigns(card.kicker), margin, 108, { size: 28, color: pdfColors.accent, heavy: true }),
    drawLines(titleLines, 190, { size, heavy: true }),
    drawLines(text, below + 10, { size: 30, color: pdfColors.secondInk }),
    ...card.bars.map((bar, index) => drawBar(bar, below + 4 + index * 92)),
    `<rect x="${margin}" y="540" width="${room}" height="2" fill="${pdfColors.line}"/>`,
    drawWords(siteNames[edition], margin, 588, { size: 28, heavy: true }),
    drawWords(toSigns(card.foot), width - margin, 588, { size: 24, color: pdfColors.secondInk, end: true }),
    '</svg>',
  ].join('');
}

/** Rasterises off the event loop; the library is loaded on first use. */
export async function renderPng(drawing: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = {
    fontFiles: [join(fontsFolder, 'noto-sans-sc-text.ttf')],
    loadSystemFonts: false,
    defaultFontFamily: face,
  };
  return (await renderAsync(drawing, { font })).asPng();
}
