import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { TradeImportFormat } from '@btc/contract/trade/desk/import-rule.ts';
import type { TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { isInScope } from '@btc/reference/goods/hs-codes.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';

export type TypedStatements = {
  readonly format: TradeImportFormat | '';
  readonly publishedOn: string;
  readonly origins: string;
  readonly covers: string;
  readonly sheet: string;
  readonly encoding: TextEncoding | '';
};

export const nothingStated: TypedStatements = {
  format: '',
  publishedOn: '',
  origins: '',
  covers: '',
  sheet: '',
  encoding: '',
};

export function toStatements(upload: TradeUpload): TypedStatements {
  return {
    format: upload.Recognised ? '' : (upload.Format ?? ''),
    publishedOn: upload.PublishedOn ?? '',
    origins: upload.Origins.join(', '),
    covers: upload.Covers.join(', '),
    sheet: upload.Sheet,
    encoding: upload.Encoding,
  };
}

/** Parses codes separated by commas, spaces or bars. */
export function toCodes(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,，、;|]+/)
        .filter((code) => code !== ''),
    ),
  ];
}

export function areOrigins(text: string): boolean {
  return toCodes(text).every((code) => findOrigin(code) !== undefined);
}

export function areTariffCodes(text: string): boolean {
  return toCodes(text).every((code) => isInScope(code));
}

export function areSound({ origins, covers }: TypedStatements): boolean {
  return areOrigins(origins) && areTariffCodes(covers);
}

export function toInput({ format, publishedOn, origins, covers, sheet, encoding }: TypedStatements) {
  return {
    Format: format,
    PublishedOn: publishedOn,
    Origins: [...toCodes(origins)],
    Covers: [...toCodes(covers)],
    Sheet: sheet.trim(),
    Encoding: encoding,
  };
}
