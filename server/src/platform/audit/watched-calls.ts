import type { ErrorCode } from '@btc/contract/wire/errors.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';

/** Account concerned: the signed-in caller, or the one whose user name is in the given input field. */
type Whose = 'caller' | { readonly field: string };

export interface Watched {
  readonly whose: Whose;
  /** Error codes recorded in the audit trail: a secret was entered wrongly. */
  readonly refused: readonly ErrorCode[];
  /** Set where success is recorded too; left out where the module records its own success. */
  readonly done?: true;
}

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
  SaveAlertChannel: { whose: 'caller', refused: [6003], done: true },
  EndOtherSessions: { whose: 'caller', refused: [], done: true },
  ChangePassword: { whose: 'caller', refused: [6003], done: true },
  ResetPasswordByEmail: { whose: { field: 'LoginUserName' }, refused: [6014], done: true },
};

/** Further calls whose network is logged, such as requesting or using a mailed link, or signing up. */
const alsoMarked: ReadonlySet<string> = new Set<MessageName>([
  'UserLogout',
  'UserSignUp',
  'ForgetWebPassword',
  'CheckResetLink',
  'AcceptStaffInvitation',
  'ConfirmNewsletter',
  'OpenBackup',
]);

/** Whether the log marks the caller's network: calls around secrets and links, and missing staff rights (1007). */
export function isSecurityEvent(call: { readonly operation?: string; readonly errorCode?: number }): boolean {
  const { operation = '', errorCode } = call;
  return errorCode === 1007 || Object.hasOwn(secretCalls, operation) || alsoMarked.has(operation);
}

export interface PersonalRead {
  /** Record kind, unless `kindField` names the input field that holds it. */
  readonly kind: string;
  readonly kindField?: string;
  /** Input field that holds the record's ID; left out for lists. */
  readonly field?: string;
}

/** Staff calls that show personal data; of one member where the call has MemberID. A test finds missing ones. */
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
