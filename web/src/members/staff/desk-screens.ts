/** The screens of the members' desk, in one file for the console. */
export { MemberScreen } from './accounts/member.screen.tsx';
export { MembersScreen } from './accounts/members.screen.tsx';
export { AuditScreen } from './audit/audit.screen.tsx';
export { CancellationsScreen } from './cancellations/cancellations.screen.tsx';
export { ContactMessageScreen } from './contact/contact-message.screen.tsx';
export { ContactMessagesScreen } from './contact/contact-messages.screen.tsx';
export { LevelsScreen } from './levels/levels.screen.tsx';
export { RequestScreen } from './requests/request.screen.tsx';
export { RequestsScreen } from './requests/requests.screen.tsx';
