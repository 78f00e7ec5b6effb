import type { TradeImportFormat } from '@btc/contract/trade/desk/import-rule.ts';
import type { TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { isInScope } from '@btc/reference/hs-codes.ts';
import { findOrigin } from '@btc/reference/origins.ts';

/** What is stated about a file, as it is typed. */
export type TypedStatements = {
  readonly format: TradeImportFormat | '';
  readonly publishedOn: string;
  readonly origins: string;
  readonly covers: string;
  readonly sheet: string;
};

export const nothingStated: TypedStatements = { format: '', publishedOn: '', origins: '', covers: '', sheet: '' };

/** What is stated about a file that has been uploaded. */
export function toStatements(upload: TradeUpload): TypedStatements {
  return {
    format: upload.Recognised ? '' : (upload.Format ?? ''),
    publishedOn: upload.PublishedOn ?? '',
    origins: upload.Origins.join(', '),
    covers: upload.Covers.join(', '),
    sheet: upload.Sheet,
  };
}

/** Codes as they are typed: with commas, spaces or bars between them. */
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

/** As calls take them. */
export function toInput({ format, publishedOn, origins, covers, sheet }: TypedStatements) {
  return {
    Format: format,
    PublishedOn: publishedOn,
    Origins: [...toCodes(origins)],
    Covers: [...toCodes(covers)],
    Sheet: sheet.trim(),
  };
}
