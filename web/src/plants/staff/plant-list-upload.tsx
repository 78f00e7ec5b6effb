import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { PlantListForm } from '@btc/contract/plants/plant-codes.ts';
import { toPlantListTemplatePath } from '@btc/contract/plants/plant-paths.ts';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { RefusedFile } from '#shell/console/issues/refused-file.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { DayField } from '#shell/console/filters/day-field.tsx';
import layout from '#shell/console/layout.module.css';
import { TemplateFiles } from '#shell/console/template-files.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useStaff } from '#shell/console/staff.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { messages } from './messages.ts';

interface PlantListUploadProps {
  readonly file: File | null;
  readonly form: PlantListForm;
  /** Empty: told by the text. */
  readonly encoding: TextEncoding | '';
}

export function PlantListUpload({ file, form, encoding }: PlantListUploadProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const { userId } = useStaff();
  const draft = useDraft(`${userId}.UploadPlantList`, { listedOn: todayInShanghai() });
  const { listedOn } = draft.values;
  const { isPending, failure, run } = useAction();
  const send = () =>
    run(async (api) => {
      if (file === null) return;
      const about = { FileName: file.name.slice(0, 120), Form: form, ListedOn: listedOn, Encoding: encoding };
      const { Row } = await api('UploadPlantList', { Files: file, ...about });
      draft.clear();
      await navigate(toConsoleScreenPath(edition, 'plantList', Row.ImportID));
    });
  return (
    <>
      <div className={layout['grid']}>
        <DayField
          label={t.listedOn}
          value={listedOn}
          onChange={({ target }) => draft.set({ listedOn: target.value })}
        />
      </div>
      <div className={layout['actions']}>
        <WaitingButton
          variant="primary"
          pending={isPending}
          waitsFor={file === null ? 'file' : listedOn === '' ? 'input' : null}
          onClick={() => void send()}
        >
          {t.compare}
        </WaitingButton>
      </div>
      {file !== null && <RefusedFile failure={failure} fileName={file.name} />}
    </>
  );
}

export function PlantListTemplates() {
  const t = useMessages(messages);
  return <TemplateFiles name={t.template} failed={t.templateFailed} toPath={toPlantListTemplatePath} />;
}
