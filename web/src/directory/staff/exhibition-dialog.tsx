import type { DeskExhibition } from '@btc/contract/directory/desk/exhibition-desk.ts';
import { exhibitionKindNames } from '@btc/contract/directory/directory-names.ts';
import { countries } from '@btc/reference/places/countries.ts';
import { rules } from 'form-rules:SaveExhibition';
import { useMessages } from '#i18n/messages.ts';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { messages } from './messages.ts';
import { useEntryName } from './names.ts';

const { Line, Area, Choice, Day, Find } = deskFields<'SaveExhibition'>();

interface ExhibitionDialogProps {
  /** Null for a new one. */
  readonly row: DeskExhibition | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function ExhibitionDialog({ row, onClose, onChanged }: ExhibitionDialogProps) {
  const t = useMessages(messages);
  const entryName = useEntryName();
  return (
    <FormDialog
      operation="SaveExhibition"
      rules={rules}
      row={row}
      id={row?.ExhibitionID ?? null}
      history={row === null ? undefined : { Kind: 'exhibition', ID: String(row.ExhibitionID) }}
      initial={{ Kind: 'fair', Country: 'CHN' }}
      fixed={(known) => (known === null ? {} : { ExhibitionID: known.ExhibitionID, Revision: known.Revision })}
      refetch={async (api, { ExhibitionID }) => (await api('GetDeskExhibitions', { ExhibitionID })).Rows[0] ?? null}
      labels={t.fields}
      title={row === null ? t.addEvent : t.editTitle(entryName(row))}
      what={
        <>
          <p>{row === null ? t.addWhat : t.editWhat}</p>
          <p>{t.eventWhat}</p>
        </>
      }
      confirm={t.save}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Choice name="Kind" of={exhibitionKindNames} />
      <Line name="Name" />
      <Line name="NameEn" />
      <Line name="Summary" />
      <Day name="StartDate" />
      <Day name="EndDate" />
      <Find name="Country" of={countries} />
      <Line name="City" />
      <Line name="Venue" />
      <Line name="Address" />
      <Line name="Organiser" />
      <Line name="Website" />
      <Area name="Text" rows={6} />
    </FormDialog>
  );
}
