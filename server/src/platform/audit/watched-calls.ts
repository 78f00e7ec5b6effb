import type { ErrorCode } from '@btc/contract/wire/errors.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';

/** From whom an account is known: whoever is signed in, or a name that the caller gives. */
type Whose = 'caller' | { readonly field: string };

export interface Watched {
  readonly whose: Whose;
  /** Refusals that the audit trail records: somebody did not know a secret. */
  readonly refused: readonly ErrorCode[];
  /** Whether it is recorded that it went well; what its own room records is not recorded twice. */
  readonly done?: true;
}

/** Calls that take a secret of an account. */
export const secretCalls: Partial<Record<MessageName, Watched>> = {
  UserLogin: { whose: { field: 'UserName' }, refused: [6009] },
  WithdrawAccountCancellation: { whose: { field: 'UserName' }, refused: [6009] },
  StaffSignIn: { whose: 'caller', refused: [6007] },
  ConfirmStaffTotp: { whose: 'caller', refused: [6007] },
  RenewStaffRecoveryCodes: { whose: 'caller', refused: [6007] },
  RequestAccountCancellation: { whose: 'caller', refused: [6003] },
  UpdateUserInfo: { whose: 'caller', refused: [6003] },
  AddDataKey: { whose: 'caller', refused: [6003], done: true },
  RevokeDataKey: { whose: 'caller', refused: [], done: true },
  ChangePassword: { whose: 'caller', refused: [6003], done: true },
  ResetPasswordByEmail: { whose: { field: 'LoginUserName' }, refused: [6014], done: true },
};

/** Calls besides for which the log marks the network: links that are asked for and used, and new accounts. */
const alsoMarked: ReadonlySet<string> = new Set<MessageName>([
  'UserLogout',
  'UserSignUp',
  'ForgetWebPassword',
  'CheckResetLink',
  'AcceptStaffInvitation',
  'ConfirmNewsletter',
  'OpenBackup',
]);

/** Whether the log says from which network a call came: around secrets and links, and where staff's rights were missing. */
export function isSecurityEvent(call: { readonly operation?: string; readonly errorCode?: number }): boolean {
  const { operation = '', errorCode } = call;
  return errorCode === 1007 || Object.hasOwn(secretCalls, operation) || alsoMarked.has(operation);
}

export interface PersonalRead {
  /** Of the record, where no field names it. */
  readonly kind: string;
  readonly kindField?: string;
  /** The field that names the record that is read; lists are of all. */
  readonly field?: string;
}

/** What shows staff the data of persons, of one alone where the call names a MemberID; a test finds operations that are missing here. */
export const personalReads: Partial<Record<MessageName, PersonalRead>> = {
  GetDeskMember: { kind: 'member' },
  GetDeskMembers: { kind: 'member' },
  GetStaffAccounts: { kind: 'member' },
  GetStaffInvitations: { kind: 'invitation' },
  GetDeskRequests: { kind: 'membershipRequest', field: 'RequestID' },
  GetDeskCancellations: { kind: 'cancellation' },
  GetContactMessages: { kind: 'contactMessage', field: 'ContactID' },
  GetOutbox: { kind: 'mail' },
  GetAuditTrail: { kind: 'member' },
  GetRecordHistory: { kind: 'merchant', kindField: 'Kind', field: 'ID' },
  GetMembershipChanges: { kind: 'member' },
  GetMemberDataKeys: { kind: 'member' },
  GetMerchantClaims: { kind: 'merchantClaim' },
  GetMarketModeration: { kind: 'marketPost' },
  GetDeskMerchants: { kind: 'merchant', field: 'MerchantID' },
  SearchConsole: { kind: 'member' },
};
