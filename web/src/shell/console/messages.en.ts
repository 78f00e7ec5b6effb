import type { ConsoleKitMessages } from './messages.zh.ts';

export const en = {
  crumbs: 'You are here',
  console: 'Console',
  conflict: {
    closed: 'Somebody else has dealt with this already; nothing of yours was done. Below is how it stands now.',
    changed:
      'Somebody else has changed this meanwhile; nothing of yours was saved. See how it stands now, then decide.',
    lastadmin: 'This is the only admin who can sign in; the console needs one. Make somebody else an admin first.',
  },
  sessionLost: 'Your session has ended. Please sign in again and repeat; what you typed is still here.',
  tooMany: (seconds: string) => `Too many attempts. Please wait ${seconds} seconds.`,
  cancel: 'Cancel',
  working: 'Working…',
  done: 'Done',
  found: (total: string) => `${total} found`,
  loading: 'Loading…',
  failedTitle: 'This did not load',
  missingTitle: 'There is no such entry',
  missingText: 'It may have been deleted, or the address is mistyped.',
  toList: 'To the list',
  emptyTitle: 'Nothing matches',
  emptyText: 'Change the filters above.',
  clear: 'Clear filters',
  search: 'Search',
  all: 'All',
  none: '—',
  yes: 'Yes',
  no: 'No',
  chooseFile: 'Choose a file',
  noFile: 'No file chosen',
  arrangeHow:
    'Drag the handle on the left to change the order. With the keyboard: Enter on the handle, arrows for the place, Enter to drop.',
} satisfies ConsoleKitMessages;
