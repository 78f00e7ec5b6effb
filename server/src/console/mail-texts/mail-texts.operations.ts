import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { type EditedMails, listMailTexts, previewMail, readMailText, saveMailText } from './mail-texts.service.ts';

interface MailTextDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly editedMails: EditedMails;
}

export function createMailTextOperations(deps: MailTextDeps): readonly BoundOperation[] {
  const { db, editedMails } = deps;
  return [
    bind(contract.GetMailTexts, async () => ({ Rows: await listMailTexts(db) })),
    bind(contract.GetMailText, async ({ TemplateID }) => ({ Row: await readMailText(db, editedMails, TemplateID) })),
    bind(contract.GetMailPreview, async (input) => previewMail(editedMails, input)),
    bind(contract.SaveMailText, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'SaveMailText', caller }, (work) =>
        saveMailText(work, editedMails, input),
      );
      return { Row: await readMailText(db, editedMails, input.TemplateID) };
    }),
  ];
}
