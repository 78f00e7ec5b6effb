import type { Edition } from '../members/access.ts';
import type { FigureAnswers } from './figure.ts';
import { fillText } from './fill-text.ts';
import { parseFigures } from './parse-figures.ts';
import { findQuantities, isScaled, plainSentences, rounds, type TypedQuantity } from './typed-quantities.ts';

/*
 * The figures of the Chinese text against those of the English one. Each is written freely, so a figure that the other leaves out is a note; a warning is one
 * that stands in the place of another.
 */

export interface ComparedText {
  readonly field: string;
  readonly edition: Edition;
  readonly source: string;
}

export interface EditionWarning {
  readonly kind: 'edition' | 'oneEdition';
  readonly text: ComparedText;
  readonly typed: string;
  readonly sentence: string;
  readonly expected: string;
}

interface Typed {
  readonly text: ComparedText;
  readonly paragraph: number;
  readonly sentence: string;
  readonly quantity: TypedQuantity;
}

function formatReadableText({ source, edition }: ComparedText, answers: FigureAnswers): string {
  return parseFigures(source).references.reduceRight((written, { from, to, source: reference }) => {
    const filled = fillText(reference, edition, answers);
    return filled.kind === 'filled' ? written.slice(0, from) + filled.text + written.slice(to) : written;
  }, source);
}

const bareNumber = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g;

function bareNumbers(text: string): readonly number[] {
  return [...text.matchAll(bareNumber)].map(([one]) => Number(one.replaceAll(',', '')));
}

interface EditionNumbers {
  readonly quantities: readonly TypedQuantity[];
  readonly bare: readonly number[];
}

function readNumbers(texts: readonly ComparedText[], answers: FigureAnswers): EditionNumbers {
  const sentences = texts.flatMap((text) => plainSentences(formatReadableText(text, answers), text.edition));
  return { quantities: sentences.flatMap(findQuantities), bare: sentences.flatMap(bareNumbers) };
}

const paragraphEnd = /<\/(?:p|li|h\d|tr|caption|blockquote)>/;

function listTyped(texts: readonly ComparedText[]): readonly Typed[] {
  return texts.flatMap((text) =>
    text.source
      .split(paragraphEnd)
      .flatMap((part, paragraph) =>
        plainSentences(part, text.edition).flatMap((sentence) =>
          findQuantities(sentence).map((quantity) => ({ text, paragraph, sentence, quantity })),
        ),
      ),
  );
}

function isSaid({ quantity }: Typed, other: EditionNumbers): boolean {
  const { unit, step } = quantity;
  const alike = other.quantities.filter((one) => one.unit === unit);
  const isThere = (typed: number) =>
    alike.some((one) => one.values.some((value) => rounds(value, typed, Math.max(one.step, step)))) ||
    other.bare.some((value) => rounds(value, typed, step));
  const digits = bareNumbers(quantity.text);
  const isBare = unit !== 't' && digits.every((one) => other.bare.includes(one));
  return unit === 'other' || isBare || quantity.values.every(isThere);
}

function besides({ text, paragraph, quantity }: Typed, typed: readonly Typed[]): readonly Typed[] {
  return typed.filter(
    (one) => one.text.field === text.field && one.paragraph === paragraph && one.quantity.unit === quantity.unit,
  );
}

interface Sides {
  readonly own: readonly Typed[];
  readonly other: readonly Typed[];
  readonly onlyOther: readonly Typed[];
}

function findPartner(one: Typed, { own, other, onlyOther }: Sides): Typed | undefined {
  const { text, quantity } = one;
  const alike = onlyOther.filter(
    ({ text: { field }, quantity: { unit } }) => field === text.field && unit === quantity.unit,
  );
  const scaled = alike.find(({ quantity: { values, step } }) =>
    values.some((value) => quantity.values.every((typed) => isScaled(value, typed, Math.max(step, quantity.step)))),
  );
  if (scaled !== undefined) return scaled;
  const near = besides(one, onlyOther);
  return near.length === 1 && besides(one, own).length === besides(one, other).length ? near[0] : undefined;
}

function warn(kind: EditionWarning['kind'], { text, sentence, quantity }: Typed, expected: string): EditionWarning {
  return { kind, text, typed: quantity.text, sentence, expected };
}

/** Typed figures that the other edition contradicts or omits; empty while one edition is unwritten. */
export function compareEditions(texts: readonly ComparedText[], answers: FigureAnswers): readonly EditionWarning[] {
  const byEdition = (edition: Edition) => {
    const own = texts.filter((text) => text.edition === edition && text.source !== '');
    return { own, numbers: readNumbers(own, answers), typed: listTyped(own) };
  };
  const [cn, en] = [byEdition('cn'), byEdition('en')];
  if (cn.own.length === 0 || en.own.length === 0) return [];
  const onlyCn = cn.typed.filter((one) => !isSaid(one, en.numbers));
  const onlyEn = en.typed.filter((one) => !isSaid(one, cn.numbers));
  const paired = onlyCn.map((one) => ({
    one,
    partner: findPartner(one, { own: cn.typed, other: en.typed, onlyOther: onlyEn }),
  }));
  const partners = new Set(paired.map(({ partner }) => partner));
  return [
    ...paired.map(({ one, partner }) =>
      partner === undefined ? warn('oneEdition', one, '') : warn('edition', one, partner.quantity.text),
    ),
    ...onlyEn.filter((one) => !partners.has(one)).map((one) => warn('oneEdition', one, '')),
  ];
}
