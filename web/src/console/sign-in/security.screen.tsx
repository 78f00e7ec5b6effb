import { useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useStaff } from '#shell/console/staff.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '../messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useCodeStep } from './use-step.ts';

const demonstrationName = /^demo_/i;

export function SecurityScreen() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { name } = useStaff();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { submit, isPending, error } = useCodeStep(async (api, code) => {
    setCodes((await api('RenewStaffRecoveryCodes', { Code: code })).List);
  });
  return (
    <ScreenPage title={t.securityTitle}>
      <p className={layout['note']}>{t.sessionRule}</p>
      <ScreenPart title={t.securityFactor}>
        <div className={classNames(layout['narrow'], shared['stack4'])}>
          {demonstrationName.test(name) ? (
            <p>{t.securityDemo}</p>
          ) : codes !== null ? (
            <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
          ) : (
            <>
              <p>{t.securityText}</p>
              <form method="post" noValidate onSubmit={submit} className={shared['stack4']}>
                <TextField
                  label={t.enrolCode}
                  name="Code"
                  autoComplete="one-time-code"
                  inputMode="numeric"
                  maxLength={10}
                  error={error}
                />
                <Button type="submit" pending={isPending}>
                  {t.renew}
                </Button>
              </form>
            </>
          )}
        </div>
      </ScreenPart>
      <ScreenPart title={t.securityDevices}>
        <p>{t.securityDevicesText}</p>
        <p>
          <a href={`${pathFor(edition, '/Account')}#security`}>{t.securityDevicesLink}</a>
        </p>
      </ScreenPart>
    </ScreenPage>
  );
}
