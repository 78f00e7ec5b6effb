export { mailToMember } from './mail-to-member.ts';
export { changeWithPassword, type PasswordChangeDeps } from './own/change-with-password.ts';
