import { GetFrontUserInfoByUserID, GetUserInfo, GetUserProfile, GetUserProfileByToken } from './profile.ts';
import { UpdateUserActivityByToken, UserLogin, UserLogout } from './session.ts';

/** Every operation of the members' room. */
export const membersOperations = {
  UserLogin,
  GetUserInfo,
  GetUserProfile,
  GetUserProfileByToken,
  GetFrontUserInfoByUserID,
  UpdateUserActivityByToken,
  UserLogout,
} as const;
