import type { Api } from '@btc/contract/client.ts';
import type { NamedOption } from '@btc/contract/fields.ts';
import type { RulingField } from '@btc/contract/safeguard/safeguard-fields.ts';

/** Of the quota that is used most: what everybody may know of it. */
export interface QuotaHead extends NamedOption {
  readonly usedPercent: number;
  readonly standing: RulingField['Standing'];
  /** Duty today, percent; null where the origins of the line do not all pay the same. */
  readonly rate: number | null;
}

/** Reads it for the first lines of a page that stands without it too; null where no use is published. */
export async function readQuotaHead(api: Api, isEn: boolean): Promise<QuotaHead | null> {
  const desk = await api('GetQuotaDesk', { isEn }).catch(() => null);
  const heads = (desk?.Rows ?? []).flatMap(
    ({ Code, NameCn, NameEn, UsedPercent, Ruling, DutyInPercent, DutyOverPercent }): QuotaHead[] => {
      if (Ruling === null || UsedPercent === null) return [];
      const rate = Ruling.Standing === 'overQuota' ? DutyOverPercent : DutyInPercent;
      return [{ Code, NameCn, NameEn, usedPercent: UsedPercent, standing: Ruling.Standing, rate }];
    },
  );
  return heads.reduce<QuotaHead | null>(
    (most, one) => (most !== null && most.usedPercent >= one.usedPercent ? most : one),
    null,
  );
}
