import { z } from 'zod';
import { nothing } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { maxTickerItems } from '../banner-rule.ts';
import { qrPanelFields } from '../qr-panel.ts';
import { tickerCode } from '../ticker.ts';

const access = staffAccess('editor');

/** A null label falls back to the name of the index. */
const tickerItem = z.strictObject({ ...tickerCode, LabelCn: line(40).nullable(), LabelEn: line(60).nullable() });
export type TickerItem = z.output<typeof tickerItem>;

const strip = z.array(tickerItem).max(maxTickerItems);

export const GetDeskTicker = defineOperation({
  name: 'GetDeskTicker',
  summary: 'The prices of the strip as the editors chose them (Rows), and every index that has levels (List).',
  access,
  input: nothing,
  output: z.strictObject({
    Rows: strip,
    List: z.array(z.strictObject({ ...tickerCode, NameCn: z.string(), NameEn: z.string() })),
  }),
});

export const SaveTicker = defineOperation({
  name: 'SaveTicker',
  summary:
    'Saves the strip whole, in order. Expected is the strip that the editor began with: where somebody else has saved another one, it is refused ' +
    '(1001, rule changed).',
  access,
  input: z.strictObject({
    Items: strip.refine(
      (items) => new Set(items.map(({ Meat, Kind, Origin }) => `${Meat} ${Kind} ${Origin}`)).size === items.length,
      {
        error: 'double',
      },
    ),
    Expected: strip,
  }),
  output: z.strictObject({ Rows: strip }),
});

const panels = z.strictObject({ cn: z.strictObject(qrPanelFields), en: z.strictObject(qrPanelFields) });

export const GetDeskQrPanel = defineOperation({
  name: 'GetDeskQrPanel',
  summary: 'The floating QR panel of both editions.',
  access,
  input: nothing,
  output: z.strictObject({ Dict: panels }),
});

export const SaveQrPanel = defineOperation({
  name: 'SaveQrPanel',
  summary: 'Changes the floating QR panel of both editions; the last save counts.',
  access,
  input: panels,
  output: z.strictObject({ Dict: panels }),
});
