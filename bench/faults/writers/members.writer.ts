import { dayMs } from '@btc/contract/time.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { firstRequest } from './crew.ts';
import type { Desk, Writer } from './writer.ts';

const yearMs = 365 * dayMs;

async function signUp({ call, ledger, nextNumber, read }: Desk): Promise<void> {
  const number = nextNumber();
  const email = `writer${number}@example.com`;
  const name = `writer_${number}`;
  const api = call('stranger');
  ledger.attempt('code', email);
  await api('GetCaptcha', { Email: email });
  ledger.acknowledge('code', email);
  const [mail] = await read(`select body_text from outgoing_mail where recipient = '${email}'`);
  const code = /\b\d{6}\b/.exec(String(mail?.['body_text']))?.[0] ?? '';
  ledger.attempt('account', name);
  await api('UserSignUp', {
    LoginUserName: name,
    Password: encodePassword('Right2026word'),
    CompanyName: 'Example',
    CompanyType: 'exporter',
    ProductType: 'beef',
    CompanyCountry: 'FRA',
    CompanyEmail: email,
    ContactPersonName: 'Example',
    ContactPersonSex: 'Ms',
    ContactPersonCellPhoneNumber: `+336${String(12_340_000 + number)}`,
    Captcha: code,
  });
  ledger.acknowledge('account', name);
}

export const signUpWriter: Writer = {
  name: 'sign-ups',
  act: signUp,
  stored: {
    code: `select recipient as key, count(*)::int as count from outgoing_mail
      where recipient like 'writer%@example.com' and template in ('captcha', 'signUpCode') group by 1`,
    account: `select login_user_name as key, count(*)::int as count from account
      where login_user_name like 'writer\\_%' group by 1`,
  },
  halfDone: {},
};

let granted = 0;

async function grant({ call, ledger }: Desk): Promise<void> {
  const id = firstRequest + granted;
  granted += 1;
  ledger.attempt('grant', String(id));
  await call('desk')('GrantDeskRequest', {
    RequestID: id,
    Editions: ['cn'],
    Level: '_vip_member',
    State: 3,
    Modules: ['Info'],
    ExpireDate: new Date(Date.now() + yearMs).toISOString(),
  });
  ledger.acknowledge('grant', String(id));
}

export const grantWriter: Writer = {
  name: 'grants',
  prepare: async () => {
    granted = 0;
  },
  act: grant,
  stored: {
    grant: `select user_id::text as key, count(*)::int as count from notice
      where user_id between ${firstRequest} and ${firstRequest + 100_000} and kind = 'membershipGranted' group by 1`,
  },
  halfDone: {
    'grants without a part': `select count(*)::int as count from (
      select r.state = 'granted' as decided, a.charge_state = 3 as paid,
        exists (select from notice n where n.user_id = a.id and n.kind = 'membershipGranted') as notified,
        exists (select from outgoing_mail m where m.recipient = a.company_email) as mailed,
        exists (select from audit_entry e where e.subject_kind = 'membershipRequest' and e.subject_id = r.id::text) as traced
      from membership_request r join account a on a.id = r.user_id where r.id >= ${firstRequest}) part
      where not (decided = paid and paid = notified and notified = mailed and mailed = traced)`,
  },
};
