import type { ScreenEntry } from '../screen.ts';

const everybody = ['editor', 'analyst', 'desk', 'admin'] as const;
const desk = ['desk'] as const;

export const own: readonly ScreenEntry[] = [
  {
    name: 'overview',
    roles: everybody,
    isListed: true,
    load: async () => (await import('../overview/overview.screen.tsx')).OverviewScreen,
  },
  {
    name: 'security',
    roles: everybody,
    isListed: false,
    load: async () => (await import('../sign-in/security.screen.tsx')).SecurityScreen,
  },
];

// The admin's alone.
export const people: readonly ScreenEntry[] = [
  {
    name: 'people',
    roles: [],
    isListed: true,
    load: async () => (await import('../../members/staff/people/people.screen.tsx')).PeopleScreen,
  },
];

// About the portal itself: the admin's.
export const system: readonly ScreenEntry[] = [
  {
    name: 'systemState',
    roles: [],
    isListed: true,
    load: async () => (await import('../system/system-screens.ts')).SystemStateScreen,
  },
  {
    name: 'backups',
    roles: [],
    isListed: true,
    load: async () => (await import('../system/system-screens.ts')).BackupsScreen,
  },
  {
    name: 'legalTexts',
    roles: [],
    isListed: true,
    load: async () => (await import('#legal/staff/legal-screens.ts')).LegalTextsScreen,
  },
  {
    name: 'legalText',
    roles: [],
    isListed: false,
    hasNew: true,
    load: async () => (await import('#legal/staff/legal-screens.ts')).LegalTextScreen,
  },
  {
    name: 'mailTexts',
    roles: [],
    isListed: true,
    load: async () => (await import('../mail-texts/mail-text-screens.ts')).MailTextsScreen,
  },
  {
    name: 'mailText',
    roles: [],
    isListed: false,
    load: async () => (await import('../mail-texts/mail-text-screens.ts')).MailTextScreen,
  },
];

// A room's screens come together: one file is fetched when the first of them is opened.
export const membersDesk: readonly ScreenEntry[] = [
  {
    name: 'requests',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).RequestsScreen,
  },
  {
    name: 'request',
    roles: desk,
    isListed: false,
    load: async () => (await import('../../members/staff/desk-screens.ts')).RequestScreen,
  },
  {
    name: 'members',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).MembersScreen,
  },
  {
    name: 'member',
    roles: desk,
    isListed: false,
    load: async () => (await import('../../members/staff/desk-screens.ts')).MemberScreen,
  },
  {
    name: 'cancellations',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).CancellationsScreen,
  },
  {
    name: 'messages',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).ContactMessagesScreen,
  },
  {
    name: 'message',
    roles: desk,
    isListed: false,
    load: async () => (await import('../../members/staff/desk-screens.ts')).ContactMessageScreen,
  },
  {
    name: 'jobs',
    roles: desk,
    isListed: true,
    load: async () => (await import('../system/system-screens.ts')).JobsScreen,
  },
  {
    name: 'levels',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).LevelsScreen,
  },
  {
    name: 'audit',
    roles: desk,
    isListed: true,
    load: async () => (await import('../../members/staff/desk-screens.ts')).AuditScreen,
  },
];
