import type { Edition } from '@btc/contract/members/access.ts';
import type { MarketReportRow, ReportFigure, ShownSection } from '@btc/contract/prices/market-report.ts';
import { nameIn } from '@btc/contract/names.ts';
import { type TextBlock, textBlocks } from '#platform/rich-text/text-blocks.ts';
import { makePdf, type Pdf, pdfColors, pdfFonts, pdfPage, withTextSigns } from '#platform/pdf/pdf-document.ts';
import { reportWords, type ReportWords } from './report-words.ts';

const { margin } = pdfPage;
const width = pdfPage.width - 2 * margin;
const bottom = pdfPage.height - margin;

export interface PrintedReport extends MarketReportRow {
  readonly Sections: readonly ShownSection[];
}

interface Drawing {
  readonly pdf: Pdf;
  readonly t: ReportWords;
  readonly edition: Edition;
  readonly known: (text: string) => string;
  /** Base of relative links in the PDF. */
  readonly publicUrl: string;
}

export interface PrintOptions {
  readonly edition: Edition;
  readonly publicUrl: string;
  readonly isDraft?: boolean;
}

export async function drawReport(
  report: PrintedReport,
  { edition, publicUrl, isDraft = false }: PrintOptions,
): Promise<Buffer> {
  const known = await withTextSigns(edition);
  const t = reportWords[edition];
  const changedAt = new Date(report.PublishedAt);
  return makePdf({ edition, title: `${t.site} · ${report.Title}`, changedAt }, (pdf) => {
    const drawing = { pdf, t, edition, known, publicUrl };
    drawHead(drawing, report, isDraft);
    for (const section of report.Sections) drawSection(drawing, section);
  });
}

function drawHead({ pdf, t, known }: Drawing, report: PrintedReport, isDraft: boolean): void {
  pdf.font(pdfFonts.text).fontSize(9).fillColor(pdfColors.accent).text(t.site, margin, margin, { width });
  pdf.fontSize(18).fillColor(pdfColors.ink).text(known(report.Title), { width });
  const published = report.PublishedAt.slice(0, 16).replace('T', ' ');
  const facts = [
    report.Week,
    `${report.PeriodStart} – ${report.PeriodEnd}`,
    ...(isDraft ? [t.draft] : [`${t.published}${published}`, t.frozen]),
    ...(report.Demo ? [t.demo] : []),
  ];
  pdf.fontSize(8.5).fillColor(pdfColors.secondInk).text(facts.join(' · '), { width });
  rule(pdf, pdf.y + 6, 1.5, pdfColors.accent);
  pdf.y += 8;
}

function rule(pdf: Pdf, y: number, thickness: number, color: string): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke();
}

function keep(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottom) pdf.addPage();
}

function drawSection(drawing: Drawing, { Section, Text, Figures }: ShownSection): void {
  const { pdf, t } = drawing;
  keep(pdf, 60);
  pdf
    .font(pdfFonts.text)
    .fontSize(12)
    .fillColor(pdfColors.ink)
    .text(t.sections[Section], margin, pdf.y + 10, { width });
  if (Text !== null) {
    pdf.y += 3;
    for (const block of textBlocks(Text)) drawBlock(drawing, block);
  }
  if (Figures.length === 0) return;
  pdf.y += 4;
  if (Figures.some(({ Value }) => Value !== null)) drawTable(drawing, Figures);
  else for (const figure of Figures) drawDated(drawing, figure);
}

/** The font has one weight: bold words are stroked at this line width. */
const boldLine = 0.35;

function drawBlock({ pdf, known, publicUrl }: Drawing, { mark, depth, runs }: TextBlock): void {
  const left = margin + depth * 14;
  keep(pdf, 14);
  pdf.font(pdfFonts.text).fontSize(9.5).fillColor(pdfColors.ink);
  const top = pdf.y + 2;
  if (mark !== '') pdf.text(mark, left - 14, top, { width: 14, lineBreak: false });
  pdf.x = left;
  pdf.y = top;
  runs.forEach(({ text, isBold, address }, index) => {
    const last = index === runs.length - 1;
    const target = address === null ? null : new URL(address, publicUrl).href;
    pdf.lineWidth(boldLine).strokeColor(pdfColors.ink);
    pdf.fillColor(target === null ? pdfColors.ink : pdfColors.accent);
    pdf.text(known(text), {
      width: width - (left - margin),
      lineGap: 2,
      continued: !last,
      fill: true,
      stroke: isBold,
      link: target,
      underline: target !== null,
    });
  });
}

function drawDated({ pdf, edition, known }: Drawing, figure: ReportFigure): void {
  keep(pdf, 14);
  const name = nameIn(edition, figure);
  pdf.fontSize(9).fillColor(pdfColors.ink);
  pdf.text(known(`${figure.Date ?? ''}  ${name}`), margin, pdf.y + 2, { width });
}

const columns = [
  { x: margin, width: width * 0.5 },
  { x: margin + width * 0.5, width: width * 0.11 },
  { x: margin + width * 0.61, width: width * 0.15 },
  { x: margin + width * 0.76, width: width * 0.1 },
  { x: margin + width * 0.86, width: width * 0.14 },
] as const;

function drawTable(drawing: Drawing, figures: readonly ReportFigure[]): void {
  const { pdf, t } = drawing;
  const hasRange = figures.some(({ Low }) => Low !== null);
  const hasChange = figures.some(({ Change }) => Change !== null);
  const { line, low, mainstream, value, high, change } = t.columns;
  const heads = hasRange ? [line, low, mainstream, high] : [line, '', value, ''];
  drawRow(drawing, [...heads, hasChange ? change : ''], true);
  for (const figure of figures) drawRow(drawing, toCells(drawing, figure), false);
  rule(pdf, pdf.y, 0.5, pdfColors.line);
}

function number(value: number | null, decimals: number): string {
  if (value === null) return '';
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return value < 0 ? `−${text}` : text;
}

function toCells({ edition }: Drawing, figure: ReportFigure): readonly string[] {
  const isEn = edition === 'en';
  const parts = [
    isEn ? figure.NameEn : figure.NameCn,
    isEn ? figure.NoteEn : figure.NoteCn,
    isEn ? figure.UnitEn : figure.UnitCn,
  ];
  const change =
    figure.Change === null ? '' : `${figure.Change > 0 ? '+' : ''}${number(figure.Change, figure.Decimals)}`;
  return [
    parts.filter((part) => part !== null).join(' · '),
    number(figure.Low, figure.Decimals),
    number(figure.Value, figure.Decimals),
    number(figure.High, figure.Decimals),
    change,
  ];
}

function drawRow({ pdf, known }: Drawing, cells: readonly string[], isHead: boolean): void {
  keep(pdf, 15);
  pdf
    .font(pdfFonts.text)
    .fontSize(8.5)
    .fillColor(isHead ? pdfColors.secondInk : pdfColors.ink);
  const [first] = columns;
  const name = known(cells[0] ?? '');
  const height = Math.max(14, pdf.heightOfString(name, { width: first.width }) + 3);
  keep(pdf, height);
  const y = pdf.y;
  rule(pdf, y, 0.5, pdfColors.line);
  columns.forEach((column, index) => {
    const text = index === 0 ? name : (cells[index] ?? '');
    pdf.text(text, column.x, y + 2, { width: column.width, align: index === 0 ? 'left' : 'right' });
  });
  pdf.y = y + height;
}
