import type { MerchantClaimRow } from '@btc/contract/directory/desk/merchant-desk.ts';
import { claimStates } from '@btc/contract/directory/directory-codes.ts';
import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import { rules } from 'form-rules:GetMerchantClaims';
import { rules as refuseRules } from 'form-rules:RefuseMerchantClaim';
import { useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { Facts, StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from './messages.ts';

const { Area } = deskFields<'RefuseMerchantClaim'>();

const tones = { open: 'waiting', accepted: 'good', refused: 'bad' } as const;

export function ClaimsScreen() {
  const t = useMessages(messages);
  const list = useDeskList<'GetMerchantClaims'>(rules, {
    filters: [
      { field: 'State', label: t.state, options: toOptions(claimStates, t.claimStates), isTabs: true, initial: 'open' },
    ],
  });
  const answer = useCall('GetMerchantClaims', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.claims}
      empty={t.noClaims}
      entry={Claim}
      rowKey={({ ClaimID }) => ClaimID}
    />
  );
}

interface ClaimProps {
  readonly row: MerchantClaimRow;
  readonly onChanged: () => void;
}

function Claim({ row, onChanged }: ClaimProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { role } = useStaff();
  const merchant = formatMerchantName(edition, row);
  const companies = [row.CompanyLocalName, row.CompanyName];
  // In the language of the console, else as the member has given it.
  const company = (edition === 'cn' ? companies : companies.toReversed()).find(Boolean);
  const member = [row.Member, company, row.Email].filter(Boolean).join(t.comma);
  return (
    <article className={shared['stack4']} aria-label={merchant.name}>
      <p className={layout['plain']}>
        <a href={toMerchantPath(row.MerchantID)} lang={merchant.lang}>
          {merchant.name}
        </a>{' '}
        <StateMark tone={tones[row.State]}>{t.claimStates[row.State]}</StateMark>
      </p>
      <Facts
        facts={[
          [
            t.member,
            hasRole(role, ['desk']) ? (
              <PageLink key="member" to={toConsoleScreenPath(edition, 'member', row.MemberID)}>
                {member}
              </PageLink>
            ) : (
              member
            ),
          ],
          [
            t.contactPerson,
            <>
              {[row.Person, row.Duty].filter(Boolean).join(t.comma)}
              {t.comma}
              <span className={layout['nowrap']}>{row.Phone}</span>
            </>,
          ],
          [t.requested, format.dateTime(row.CreatedDate)],
          [t.message, row.Message],
        ]}
      />
      {row.DecidedDate !== null && (
        <p className={layout['note']}>
          {t.decided(row.DecidedBy ?? t.someone, format.dateTime(row.DecidedDate))}
          {row.Reason !== null && ` · ${t.because(row.Reason)}`}
        </p>
      )}
      {row.State === 'open' && <Decision row={row} onChanged={onChanged} />}
    </article>
  );
}

/** What a firm is called in the console's language; entries need no English name. */
function formatMerchantName(edition: Edition, { MerchantName: cn, MerchantNameEn: english }: MerchantClaimRow) {
  return edition === 'cn' || english === null ? { name: cn, lang: 'zh-CN' } : { name: english, lang: 'en' };
}

function Decision({ row, onChanged }: ClaimProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={layout['actions']}>
      <Button size="small" onClick={() => setOpen('accept')}>
        {t.accept}
      </Button>
      <Button size="small" onClick={() => setOpen('refuse')}>
        {t.refuse}
      </Button>
      {open === 'accept' && (
        <ActionDialog
          title={t.accept}
          what={<p>{t.acceptWhat(formatMerchantName(edition, row).name, row.Member)}</p>}
          confirm={t.accept}
          work={(api) => api('AcceptMerchantClaim', { ClaimID: row.ClaimID })}
          done={t.accepted}
          onClose={close}
          onChanged={onChanged}
        />
      )}
      {open === 'refuse' && (
        <FormDialog
          operation="RefuseMerchantClaim"
          rules={refuseRules}
          row={null}
          id={row.ClaimID}
          fixed={() => ({ ClaimID: row.ClaimID })}
          labels={{ Reason: t.reason }}
          title={t.refuse}
          what={<p>{t.refuseWhat}</p>}
          confirm={t.refuse}
          done={t.refused}
          onClose={close}
          onChanged={onChanged}
        >
          <Area name="Reason" rows={3} />
        </FormDialog>
      )}
    </div>
  );
}
