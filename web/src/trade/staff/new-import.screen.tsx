import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { FileField } from '#shell/console/file-field.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { Button } from '#ui/button.tsx';
import { findFileIssue } from './file-issue.ts';
import { computeFingerprint } from './file-fingerprint.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { SendingProgress } from './sending-progress.tsx';
import { StatementFields } from './statement-fields.tsx';
import { areSound, toInput, nothingStated } from './statements.ts';
import { TemplateLinks } from './template-links.tsx';
import { useSending } from './use-sending.ts';

const megabyte = 1024 * 1024;

/** A file is chosen and sent; what comes of it is on its own screen. */
export function NewTradeImportScreen() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const navigate = useNavigate();
  const sending = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [stated, setStated] = useState(nothingStated);
  const issue = file === null ? null : findFileIssue(file);
  const isReady = file !== null && issue === null && areSound(stated);
  const send = () => {
    if (file === null) return;
    sending.send({
      file,
      begin: async (api, signal) => {
        const Fingerprint = await computeFingerprint(file, signal);
        const about = { FileName: file.name.slice(-120), Bytes: file.size, Fingerprint, ...toInput(stated) };
        const { Row } = await api('StartTradeImport', about);
        return { id: Row.ImportID, received: Row.Received };
      },
      onSent: (id) => void navigate(toConsoleScreenPath(edition, 'tradeImport', id)),
    });
  };
  return (
    <ScreenPage title={t.newImport} crumbs={[{ name: t.imports, screen: 'tradeImports' }]}>
      <p className="c-what">{t.importsWhat}</p>
      <div className="c-stack">
        <FileField
          label={t.file}
          hint={t.fileHint(format.number(tradeImportRule.maxBytes / megabyte))}
          error={issue === null ? null : t.fileIssues[issue]}
          accept={tradeImportRule.extensions.join(',')}
          maxBytes={tradeImportRule.maxBytes}
          disabled={sending.isPending}
          onFile={setFile}
        />
        <StatementFields value={stated} onChange={setStated} />
        <div className="c-actions">
          <Button variant="primary" pending={sending.isPending} disabled={!isReady} onClick={send}>
            {t.upload}
          </Button>
          {sending.isPending && <Button onClick={sending.stop}>{t.stop}</Button>}
        </div>
        <SendingProgress sending={sending} />
      </div>
      <ScreenPart title={t.templates}>
        <p className="c-what">{t.templatesWhat}</p>
        <TemplateLinks />
      </ScreenPart>
    </ScreenPage>
  );
}
