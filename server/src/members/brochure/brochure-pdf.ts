import { type Edition, type Module, modules } from '@btc/contract/members/access.ts';
import type { MembershipLevel, requireTypes } from '@btc/contract/members/membership.ts';
import { makePdf, type Pdf, pdfColors, pdfFonts, pdfPage } from '#platform/pdf/pdf-document.ts';
import { dayIn, formatLevelName } from '../mail/level-words.ts';
import { type BrochureWords, brochureWords } from './brochure-words.ts';

export type RequireType = (typeof requireTypes)[number];

export interface BrochureContent {
  readonly edition: Edition;
  readonly levels: readonly {
    readonly level: MembershipLevel;
    readonly edition: Edition;
    readonly modules: readonly Module[];
  }[];
  readonly grades: readonly { readonly level: MembershipLevel; readonly type: RequireType; readonly money: number }[];
  readonly trialItems: number;
  readonly changedAt: string;
  readonly publicUrl: string;
  readonly mailboxes: { readonly members: string | null; readonly contact: string | null };
}

const { margin } = pdfPage;
const width = pdfPage.width - 2 * margin;
const right = margin + width;

export function drawBrochure(content: BrochureContent): Promise<Buffer> {
  const t = brochureWords[content.edition];
  const changedAt = new Date(content.changedAt);
  return makePdf({ edition: content.edition, title: `${t.site} · ${t.title}`, changedAt }, (pdf) => {
    drawHead(pdf, t, dayIn(content.edition, changedAt));
    drawLevels(pdf, t, content);
    drawFees(pdf, t, content);
    drawSteps(pdf, t);
    drawContact(pdf, t, content);
  });
}

function drawMark(pdf: Pdf): void {
  pdf.save().translate(margin, margin);
  pdf.roundedRect(0, 0, 56, 28, 2).fill(pdfColors.accent);
  pdf.lineWidth(3).strokeColor(pdfColors.paper);
  for (const path of [
    'M9.5 7v14M8 8.5h5.2a2.75 2.75 0 0 1 0 5.5H9.5M9.5 14h4.3a2.75 2.75 0 0 1 0 5.5H8',
    'M21 8.5h12M27 8.5V21',
    'M47.2 10.6A5.6 5.6 0 0 0 42.4 8.4c-3.2 0-5.4 2.4-5.4 5.6s2.2 5.6 5.4 5.6a5.6 5.6 0 0 0 4.8-2.2',
  ]) {
    pdf.path(path).stroke();
  }
  pdf.restore();
}

function drawHead(pdf: Pdf, t: BrochureWords, day: string): void {
  drawMark(pdf);
  pdf
    .font(pdfFonts.bold)
    .fontSize(15)
    .fillColor(pdfColors.ink)
    .text(t.site, margin + 68, margin + 4, { lineBreak: false });
  pdf.font(pdfFonts.plain).fontSize(9).fillColor(pdfColors.secondInk);
  pdf.text(t.changed(day), margin, margin + 9, { width, align: 'right' });
  line(pdf, margin + 40, { color: pdfColors.accent, thickness: 2 });
  pdf
    .font(pdfFonts.bold)
    .fontSize(24)
    .fillColor(pdfColors.ink)
    .text(t.title, margin, margin + 54, { width });
  pdf.font(pdfFonts.plain).fontSize(10).fillColor(pdfColors.secondInk);
  pdf.text(t.lead, margin, pdf.y + 2, { width, lineGap: 1.5 });
}

function line(pdf: Pdf, y: number, { color, thickness }: { color: string; thickness: number }): void {
  pdf.moveTo(margin, y).lineTo(right, y).lineWidth(thickness).strokeColor(color).stroke();
}

function heading(pdf: Pdf, text: string): void {
  pdf
    .font(pdfFonts.bold)
    .fontSize(13)
    .fillColor(pdfColors.ink)
    .text(text, margin, pdf.y + 13, { width });
}

function note(pdf: Pdf, text: string): void {
  pdf
    .font(pdfFonts.plain)
    .fontSize(9)
    .fillColor(pdfColors.secondInk)
    .text(text, margin, pdf.y + 4, { width, lineGap: 1 });
}

const levelColumn = 48;
const moduleRow = 16.5;

function drawLevels(pdf: Pdf, t: BrochureWords, { edition, levels }: BrochureContent): void {
  heading(pdf, t.levels);
  const ordered = [...levels].toSorted((one, other) => one.edition.localeCompare(other.edition));
  const start = right - ordered.length * levelColumn;
  const centre = (index: number): number => start + index * levelColumn;
  const top = pdf.y + 6;
  pdf.font(pdfFonts.plain).fontSize(8).fillColor(pdfColors.secondInk);
  for (const own of ['cn', 'en'] as const) {
    const first = ordered.findIndex((level) => level.edition === own);
    const count = ordered.filter((level) => level.edition === own).length;
    if (count > 0) pdf.text(t.heads[own], centre(first), top, { width: count * levelColumn, align: 'center' });
  }
  const names = top + 13;
  pdf.font(pdfFonts.bold).fontSize(8.5).fillColor(pdfColors.ink);
  ordered.forEach(({ level }, index) => {
    const lines = formatShortName(formatLevelName(edition, level), edition);
    lines.forEach((text, row) => {
      // The last line stands on the rule, whether there is one above it or not.
      const y = names + (2 - lines.length + row) * 11;
      pdf.text(text, centre(index), y, { width: levelColumn, align: 'center', lineBreak: false });
    });
  });
  const rows = names + 26;
  pdf.text(t.module, margin, rows - 15, { lineBreak: false });
  modules.forEach((module, index) => {
    const y = rows + index * moduleRow;
    line(pdf, y, { color: pdfColors.line, thickness: 0.75 });
    moduleLine(pdf, t.modules[module], { y: y + 2, width: start - margin - 8 });
    ordered.forEach((level, column) => {
      if (!level.modules.includes(module)) return;
      pdf.circle(centre(column) + levelColumn / 2, y + moduleRow / 2, 3.2).fill(pdfColors.accent);
    });
  });
  const end = rows + modules.length * moduleRow;
  line(pdf, end, { color: pdfColors.line, thickness: 0.75 });
  pdf.y = end;
  note(pdf, t.levelsNote);
}

function moduleLine(pdf: Pdf, text: string, { y, width: room }: { y: number; width: number }): void {
  const [name = '', ...rest] = text.split(/(?<=[：:])/);
  pdf.font(pdfFonts.bold).fontSize(9).fillColor(pdfColors.ink);
  pdf.text(name, margin, y, { width: room, continued: rest.length > 0, lineBreak: false });
  if (rest.length > 0)
    pdf.font(pdfFonts.plain).fillColor(pdfColors.secondInk).text(rest.join(''), { lineBreak: false });
}

function formatShortName(name: string, edition: BrochureContent['edition']): readonly string[] {
  if (edition === 'en') return name.replace(/ member$/i, '').split(/(?<=-to-|Meat-)/);
  const [own = name] = name.replace(/^英文版/, '').split(/会员$/);
  return own === '' ? ['会员'] : [own, '会员'];
}

function drawFees(pdf: Pdf, t: BrochureWords, { edition, levels, grades, trialItems }: BrochureContent): void {
  heading(pdf, t.prices);
  const columns = [margin, margin + width * 0.42, margin + width * 0.68] as const;
  const row = (cells: readonly [string, string, string], font: string): void => {
    const y = pdf.y + 3.5;
    pdf.font(font).fontSize(9.5);
    cells.forEach((cell, index) => {
      const isPrice = index === 2;
      const x = columns[index] ?? margin;
      pdf.fillColor(font === pdfFonts.bold || isPrice ? pdfColors.ink : pdfColors.secondInk);
      pdf.text(cell, x, y, {
        width: isPrice ? right - x : width * 0.4,
        align: isPrice ? 'right' : 'left',
        lineBreak: false,
      });
    });
    line(pdf, y + 14.5, { color: pdfColors.line, thickness: 0.75 });
    pdf.y = y + 14.5;
  };
  row([t.level, t.type, t.price], pdfFonts.bold);
  for (const { level, type, money } of grades) {
    const own = levels.find((one) => one.level === level)?.edition;
    const name = formatLevelName(edition, level);
    // Both editions have a level of that name; the Chinese words say which one is meant.
    const shown = edition === 'en' && own === 'en' ? `${name}, ${t.editions.en}` : name;
    row([shown, t.types[type], formatFee(t, type, money)], pdfFonts.plain);
  }
  const others = levels.filter(({ level }) => grades.every((grade) => grade.level !== level));
  const names = others.map(({ level }) => formatLevelName(edition, level)).join(edition === 'cn' ? '、' : ', ');
  const sentences = [...(others.length === 0 ? [] : [t.otherLevels(names)]), t.trial(String(trialItems))];
  note(pdf, sentences.join(edition === 'cn' ? '' : ' '));
}

function formatFee(t: BrochureWords, type: string, money: number): string {
  if (type === 'Free') return t.free;
  return money === 0 ? t.onRequest : t.money(new Intl.NumberFormat('en').format(money));
}

function drawSteps(pdf: Pdf, t: BrochureWords): void {
  heading(pdf, t.apply);
  t.steps.forEach((step, index) => {
    const y = pdf.y + (index === 0 ? 5 : 3);
    pdf
      .font(pdfFonts.bold)
      .fontSize(10)
      .fillColor(pdfColors.accent)
      .text(String(index + 1), margin, y, { lineBreak: false });
    pdf
      .font(pdfFonts.plain)
      .fillColor(pdfColors.ink)
      .text(step, margin + 18, y, { width: width - 18, lineGap: 1 });
  });
}

function drawContact(pdf: Pdf, t: BrochureWords, { publicUrl, mailboxes }: BrochureContent): void {
  heading(pdf, t.contact);
  const rows: readonly (readonly [string, string | null, string])[] = [
    [t.boxes.site, publicUrl, publicUrl],
    [t.boxes.members, mailboxes.members, `mailto:${mailboxes.members ?? ''}`],
    [t.boxes.contact, mailboxes.contact, `mailto:${mailboxes.contact ?? ''}`],
  ];
  const given = rows.filter((row): row is readonly [string, string, string] => row[1] !== null);
  const y = pdf.y + 5;
  const column = width / rows.length;
  given.forEach(([label, value, link], index) => {
    const x = margin + index * column;
    pdf.font(pdfFonts.plain).fontSize(9).fillColor(pdfColors.secondInk).text(label, x, y, { lineBreak: false });
    pdf
      .fontSize(10)
      .fillColor(pdfColors.accent)
      .text(value, x, y + 13, { link, width: column - 12 });
  });
}
