import type { Screen } from '../screen.ts';
import { SecurityScreen } from '../sign-in/security.screen.tsx';

const everybody = ['editor', 'analyst', 'desk', 'admin'] as const;
const desk = ['desk'] as const;

export const own: readonly Screen[] = [
  {
    name: 'overview',
    path: '',
    roles: everybody,
    isListed: true,
    load: async () => (await import('../overview/overview.screen.tsx')).OverviewScreen,
  },
  {
    name: 'security',
    path: 'security',
    roles: everybody,
    isListed: true,
    load: async () => SecurityScreen,
  },
];

// The admin's alone.
export const people: readonly Screen[] = [
  {
    name: 'people',
    path: 'people',
    roles: [],
    isListed: true,
    load: async () => (await import('../../members/staff/people/people.screen.tsx')).PeopleScreen,
  },
];

// About the portal itself: the admin's.
export const system: readonly Screen[] = [
  {
    name: 'systemState',
    path: 'system/state',
    roles: [],
    isListed: true,
    load: async () => (await import('../system/system-screens.ts')).SystemStateScreen,
  },
  {
    name: 'jobs',
    path: 'system/jobs',
    roles: [],
    isListed: true,
    load: async () => (await import('../system/system-screens.ts')).JobsScreen,
  },
  {
    name: 'backups',
    path: 'system/backups',
    roles: [],
    isListed: true,
    load: async () => (await import('../system/system-screens.ts')).BackupsScreen,
  },
];

// A room's screens come together: one file is fetched when the first of them is opened.
export const membersDesk: readonly Screen[] = [
  {
    name: 'requests',
    path: 'desk/requests',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).RequestsScreen,
  },
  {
    name: 'request',
    path: 'desk/requests/:id',
    roles: desk,
    isListed: false,
    load: async () => (await import('../../members/staff/desk-screens.ts')).RequestScreen,
  },
  {
    name: 'members',
    path: 'desk/members',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).MembersScreen,
  },
  {
    name: 'member',
    path: 'desk/members/:id',
    roles: desk,
    isListed: false,
    load: async () => (await import('../../members/staff/desk-screens.ts')).MemberScreen,
  },
  {
    name: 'cancellations',
    path: 'desk/cancellations',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).CancellationsScreen,
  },
  {
    name: 'messages',
    path: 'desk/messages',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).ContactMessagesScreen,
  },
  {
    name: 'message',
    path: 'desk/messages/:id',
    roles: desk,
    isListed: false,
    load: async () => (await import('../../members/staff/desk-screens.ts')).ContactMessageScreen,
  },
  {
    name: 'outbox',
    path: 'desk/outbox',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).OutboxScreen,
  },
  {
    name: 'levels',
    path: 'desk/levels',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).LevelsScreen,
  },
  {
    name: 'audit',
    path: 'desk/audit',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).AuditScreen,
  },
];
