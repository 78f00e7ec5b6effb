import { GetMemberDataKeys, RevokeMemberDataKey } from '../account/data-key.ts';
import { GetAuditTrail, GetRecordHistory } from './audit-trail.ts';
import { CloseContactMessage, GetContactMessages, ReplyContactMessage } from './contact-desk.ts';
import { ApproveCancellation, GetDeskCancellations, RefuseCancellation } from './desk-cancellation.ts';
import { SaveMembershipLevel } from './desk-level.ts';
import {
  BlockMember,
  EndMemberSessions,
  GetDeskMember,
  GetDeskMembers,
  GetMembershipChanges,
  GetStaff,
  ResetStaffTotp,
  SetMembership,
  SetMemberTrial,
  SetStaffRole,
  UnblockMember,
  UndoMembershipChange,
  UpdateDeskMember,
} from './desk-member.ts';
import {
  AssignDeskRequest,
  GetDeskRequests,
  GrantDeskRequest,
  NoteDeskRequest,
  RefuseDeskRequest,
  ReopenDeskRequest,
} from './desk-request.ts';
import { GetOutbox, RetryOutboxEntry } from './outbox-desk.ts';
import {
  GetStaffAccounts,
  GetStaffInvitations,
  InviteStaff,
  ResendStaffInvitation,
  RevokeStaffInvitation,
} from './staff-desk.ts';

export const deskOperations = {
  GetDeskMembers,
  GetDeskMember,
  UpdateDeskMember,
  BlockMember,
  UnblockMember,
  SetMemberTrial,
  SetMembership,
  SetStaffRole,
  ResetStaffTotp,
  GetMembershipChanges,
  GetMemberDataKeys,
  RevokeMemberDataKey,
  GetStaff,
  GetDeskRequests,
  AssignDeskRequest,
  NoteDeskRequest,
  GrantDeskRequest,
  RefuseDeskRequest,
  ReopenDeskRequest,
  UndoMembershipChange,
  GetDeskCancellations,
  ApproveCancellation,
  RefuseCancellation,
  SaveMembershipLevel,
  GetContactMessages,
  ReplyContactMessage,
  CloseContactMessage,
  GetOutbox,
  RetryOutboxEntry,
  GetAuditTrail,
  GetRecordHistory,
  EndMemberSessions,
  GetStaffAccounts,
  GetStaffInvitations,
  InviteStaff,
  ResendStaffInvitation,
  RevokeStaffInvitation,
} as const;
