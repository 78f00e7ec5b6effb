import { importTemplates, templateKinds, type TradeImportTemplate } from '@btc/contract/trade/desk/import-rule.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { saveBlob } from '#platform/files/save-file.ts';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import layout from '#shell/console/layout.module.css';
import { useAction } from '#shell/console/actions/use-action.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { readBytes } from './imports/base64.ts';
import { messages } from './messages.ts';

export function TemplateLinks() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const save = (name: TradeImportTemplate, kind: (typeof templateKinds)[number]) =>
    run(async (api) => {
      const { Row } = await api('GetTradeTemplate', { Template: name, Kind: kind, isEn: edition === 'en' });
      saveBlob(new Blob([readBytes(Row.Base64)], { type: Row.MimeType }), Row.FileName);
    });
  return (
    <div className={shared['stack4']}>
      <p className={layout['what']}>{t.templatesWhat}</p>
      <div className={layout['actions']}>
        {importTemplates.flatMap((name) =>
          templateKinds.map((kind) => (
            <Button key={`${name}.${kind}`} size="small" pending={isPending} onClick={() => void save(name, kind)}>
              {t.formats[name]} {kind.toUpperCase()}
            </Button>
          )),
        )}
      </div>
      {failure !== null && <Notice tone="error">{formatFailureText(edition, failure)}</Notice>}
    </div>
  );
}
