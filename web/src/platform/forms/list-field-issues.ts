import { type ErrorKey, type FieldIssue, isApiError } from '@btc/contract/wire/errors.ts';

const fieldsOfKeys: Readonly<Partial<Record<ErrorKey, readonly string[]>>> = {
  usernametaken: ['LoginUserName'],
  emailtaken: ['Email', 'CompanyEmail'],
  phonetaken: ['Mobile', 'ContactPersonCellPhoneNumber'],
  wrongcurrentpassword: ['Password'],
  passwordrule: ['NewPassword'],
  passwordsame: ['NewPassword'],
  nouser: ['Name'],
  userpwdnotmatch: ['Email'],
  captchainvalid: ['Captcha', 'EmailCode', 'MobileCode'],
  captchawrong: ['Captcha', 'EmailCode', 'MobileCode'],
};

/** Rules about the whole record, which has changed since the form was opened. */
const ofRecord: ReadonlySet<string> = new Set(['changed', 'closed', 'importing', 'lastadmin']);

/** Issues of an error that fields in `shown` can display; none where one has no such field. */
export function listFieldIssues(error: unknown, shown: ReadonlySet<string>): readonly FieldIssue[] {
  if (!isApiError(error)) return [];
  const { key } = error;
  // A password is refused for one of several reasons.
  const reason = key === 'passwordrule' ? error.data.Dict?.['Reason'] : undefined;
  const rule = typeof reason === 'string' ? reason : key;
  const own = (fieldsOfKeys[key] ?? []).filter((name) => shown.has(name)).map((Field) => ({ Field, Rule: rule }));
  const issues = error.data.List ?? [];
  return own.length > 0
    ? own
    : issues.every(({ Field, Rule }) => shown.has(Field) && !ofRecord.has(Rule))
      ? issues
      : [];
}
