import type { RoomMessages } from './room.zh.ts';

export const en = {
  label: 'Plant pages',
  views: { directory: 'Directory', changes: 'Status changes', releases: 'List updates', structure: 'Market structure' },
  cargo: 'Can this cargo enter?',
  watches: 'Watched plants',
  mailStopped:
    'The third-party establishment mail service is temporarily stopped due to the epidemic. Alerts for plants you watch here are sent as usual.',
  files: 'Download',
  csv: 'CSV',
  xlsx: 'Excel',
  downloadFailed: 'The download failed. Please try again.',
} satisfies RoomMessages;
