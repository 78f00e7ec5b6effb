import type { DeskMailText } from '@btc/contract/console/mail-texts.ts';
import { nameIn } from '@btc/contract/names.ts';
import { rules } from 'form-rules:SaveMailText';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { DeskForm } from '#shell/console/form/desk-form.tsx';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { MailTextPart } from './mail-text-part.tsx';
import { MailTextVersions } from './mail-text-versions.tsx';
import { useMailName } from './mail-texts.screen.tsx';
import { messages } from './mail-texts-messages.ts';

const { Line } = deskFields<'SaveMailText'>();

export function MailTextScreen({ id }: { id: number | null }) {
  const t = useMessages(messages);
  const formatName = useMailName();
  const answer = useCall('GetMailText', { TemplateID: id ?? 1 });
  return (
    <AnswerView answer={answer}>
      {({ Row }) => (
        <ScreenPage title={formatName(Row)} crumbs={[{ name: t.title, screen: 'mailTexts' }]}>
          <ScreenPart title={t.places}>
            <p className={layout['what']}>{t.placesWhat}</p>
            <PlaceTable places={Row.Places} />
          </ScreenPart>
          <ScreenPart title={t.words}>
            <MailTextForm key={Row.Revision} mail={Row} onChanged={answer.reload} />
          </ScreenPart>
        </ScreenPage>
      )}
    </AnswerView>
  );
}

type Place = DeskMailText['Places'][number];

function toBraces(name: string): string {
  return `{${name}}`;
}

function PlaceTable({ places }: { places: readonly Place[] }) {
  const t = useMessages(messages);
  return (
    <DeskTable caption={t.places} columns={usePlaceColumns()} rows={places} rowKey={({ Name }) => Name} view="small" />
  );
}

function usePlaceColumns(): readonly DeskColumn<Place>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  return [
    { key: 'place', head: t.place, text: ({ Name }) => <code>{toBraces(Name)}</code> },
    { key: 'standsFor', head: t.standsFor, isLong: true, text: (place) => nameIn(edition, place) },
    {
      key: 'where',
      head: t.where,
      isLong: true,
      text: ({ Block }) => (Block ? t.block : t.anywhere),
      beneath: ({ Required }) => Required && t.once,
    },
  ];
}

interface MailTextFormProps {
  readonly mail: DeskMailText;
  readonly onChanged: () => void;
}

function MailTextForm({ mail, onChanged }: MailTextFormProps) {
  const t = useMessages(messages);
  const { TemplateID, Places, Versions, Shipped } = mail;
  const listPlaces = (isMeant: (place: Place) => boolean) =>
    Places.filter(isMeant)
      .map(({ Name }) => toBraces(Name))
      .join(t.listGap);
  return (
    <DeskForm
      operation="SaveMailText"
      rules={rules}
      row={mail}
      id={TemplateID}
      toRecord={({ Cn, En }) => ({ Cn, En, Note: '' })}
      fixed={(row) => ({ TemplateID, Revision: row?.Revision })}
      refetch={async (api) => (await api('GetMailText', { TemplateID })).Row}
      labels={{ Note: t.note, 'Cn.Text': t.text, 'En.Text': t.text }}
      issues={{
        placemissing: t.missing(listPlaces(({ Required }) => Required)),
        placealone: t.alone(listPlaces(({ Block }) => Block)),
      }}
      confirm={t.save}
      done={t.saved}
      onChanged={onChanged}
    >
      <div className={layout['manuscripts']}>
        <MailTextPart edition="cn" templateId={TemplateID} shipped={Shipped.Cn} />
        <MailTextPart edition="en" templateId={TemplateID} shipped={Shipped.En} />
      </div>
      <Line name="Note" />
      <MailTextVersions versions={Versions} shipped={Shipped} />
    </DeskForm>
  );
}
