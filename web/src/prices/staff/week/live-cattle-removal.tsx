import type { DeskLiveCattleRow } from '@btc/contract/prices/live-cattle.ts';
import { findLiveCattle, type LiveCattleCode } from '@btc/contract/prices/live-cattle-series.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

interface RemovePriceProps {
  readonly price: DeskLiveCattleRow;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Takes a price that was entered by mistake out. */
export function RemovePriceDialog({ price, onClose, onChanged }: RemovePriceProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const formatName = useMarketName();
  const series = findLiveCattle(price.Code);
  const unit = (useEdition() === 'en' ? series?.unitEn : series?.unitCn) ?? '';
  return (
    <ActionDialog
      title={t.removePrice}
      what={<p>{t.removePriceWhat(formatName(price.Code), format.date(price.Date), `${price.LocalPrice} ${unit}`)}</p>}
      confirm={t.remove}
      work={(api) => api('DeleteLiveCattlePrice', { Code: price.Code, Date: price.Date, Expected: price })}
      done={t.removed}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

/** What a market is called in the language of the console. */
export function useMarketName(): (code: LiveCattleCode) => string {
  const isEn = useEdition() === 'en';
  return (code) => {
    const series = findLiveCattle(code);
    return (isEn ? series?.regionEn : series?.regionCn) ?? code;
  };
}
