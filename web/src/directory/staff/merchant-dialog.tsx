import type { DeskMerchant } from '@btc/contract/directory/desk/merchant-desk.ts';
import { merchantProductNames, merchantTypeNames } from '@btc/contract/directory/directory-names.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import { rules } from 'form-rules:SaveMerchant';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FieldCodecs } from '#platform/forms/form-values.ts';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import layout from '#shell/console/layout.module.css';
import { messages } from './messages.ts';
import { useEntryName } from './names.ts';
import { formatOrigins, parseOrigins } from './parse-origins.ts';

const { Line, Area, Choice, Choices } = deskFields<'SaveMerchant'>();

/** Origins are written as names, separated by commas. */
function useOriginCodec(): FieldCodecs {
  const t = useMessages(messages);
  const edition = useEdition();
  return {
    Origins: {
      format: (codes) => formatOrigins(edition, codes),
      parse: (text) => {
        const { codes, unknown } = parseOrigins(text);
        return unknown.length === 0 ? { value: codes } : { problem: t.unknownOrigins(unknown.join(t.separator)) };
      },
    },
  };
}

interface MerchantDialogProps {
  /** Null for a new one. */
  readonly row: DeskMerchant | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function MerchantDialog({ row, onClose, onChanged }: MerchantDialogProps) {
  const t = useMessages(messages);
  const entryName = useEntryName();
  return (
    <FormDialog
      operation="SaveMerchant"
      rules={rules}
      codecs={useOriginCodec()}
      row={row}
      id={row?.MerchantID ?? null}
      history={row === null ? undefined : { Kind: 'merchant', ID: String(row.MerchantID) }}
      initial={{ Type: 'importer', Province: '31' }}
      fixed={(known) => (known === null ? {} : { MerchantID: known.MerchantID, Revision: known.Revision })}
      refetch={async (api, { MerchantID }) => (await api('GetDeskMerchants', { MerchantID })).Rows[0] ?? null}
      labels={t.fields}
      title={row === null ? t.addMerchant : t.editTitle(entryName(row))}
      what={<p>{row === null ? t.addWhat : t.editWhat}</p>}
      confirm={t.save}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Choice name="Type" of={merchantTypeNames} />
      <Line name="Name" />
      <Line name="NameEn" />
      <Line name="Summary" />
      <Choice name="Province" of={provinces} />
      <Line name="City" />
      <Choices name="Products" of={merchantProductNames} />
      <Line name="Origins" />
      <Line name="Founded" />
      <Area name="Text" />
      <p className={layout['note']}>{t.contactNote}</p>
      <Line name="Person" />
      <Line name="Phone" />
      <Line name="Email" />
      <Line name="Address" />
      <Line name="Website" />
    </FormDialog>
  );
}
