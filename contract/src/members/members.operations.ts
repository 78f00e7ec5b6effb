import { UploadAvator } from './account/avatar.ts';
import { RequestAccountCancellation, WithdrawAccountCancellation } from './account/cancellation.ts';
import { GetOwnConsents, GiveConsent } from './consent.ts';
import { deskOperations } from './desk/desk.operations.ts';
import { AcceptStaffInvitation, GetStaffInvitation } from './invitation.ts';
import { GetMembershipLevels, GetMembershipRequests, MembershipRequest } from './membership.ts';
import { GetNotices, ReadNotices } from './notice.ts';
import { AddDataKey, GetDataKeys, RevokeDataKey } from './account/data-key.ts';
import { EndOtherSessions, EndSession, GetOwnData, GetSessions } from './account/own-sessions.ts';
import {
  GetFrontUserInfoByUserID,
  GetUserInfo,
  GetUserProfile,
  GetUserProfileByToken,
  UpdateUserInfo,
} from './profile.ts';
import { ChangePassword, CheckResetLink, ForgetWebPassword, ResetPasswordByEmail } from './recovery.ts';
import { UpdateUserActivityByToken, UserLogin, UserLogout } from './session.ts';
import { GetWxTicket } from './share-ticket.ts';
import {
  CheckCaptcha,
  CheckDuplicatePhone,
  CheckRegEmail,
  CheckUserName,
  GetCaptcha,
  ProveEmail,
  UserSignUp,
} from './sign-up.ts';
import { ConfirmStaffTotp, EnrolStaffTotp, RenewStaffRecoveryCodes, StaffSignIn } from './staff-sign-in.ts';

export const membersOperations = {
  UserLogin,
  UserSignUp,
  GetUserInfo,
  GetUserProfile,
  ChangePassword,
  UpdateUserInfo,
  MembershipRequest,
  GetCaptcha,
  CheckCaptcha,
  ProveEmail,
  ForgetWebPassword,
  ResetPasswordByEmail,
  CheckResetLink,
  CheckUserName,
  CheckRegEmail,
  CheckDuplicatePhone,
  GetWxTicket,
  GetUserProfileByToken,
  GetFrontUserInfoByUserID,
  UpdateUserActivityByToken,
  UploadAvator,
  UserLogout,
  RequestAccountCancellation,
  WithdrawAccountCancellation,
  GetNotices,
  ReadNotices,
  GetOwnData,
  GetSessions,
  EndSession,
  EndOtherSessions,
  GetDataKeys,
  AddDataKey,
  RevokeDataKey,
  GetOwnConsents,
  GiveConsent,
  GetMembershipLevels,
  GetMembershipRequests,
  StaffSignIn,
  EnrolStaffTotp,
  ConfirmStaffTotp,
  RenewStaffRecoveryCodes,
  GetStaffInvitation,
  AcceptStaffInvitation,
  ...deskOperations,
} as const;
