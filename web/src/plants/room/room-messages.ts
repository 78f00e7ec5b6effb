import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  label: ['厂号栏目', 'Plant pages'],
  views: {
    directory: ['厂号查询', 'Directory'],
    changes: ['状态变化', 'Status changes'],
    releases: ['名单更新', 'List updates'],
    structure: ['市场格局', 'Market structure'],
  },
  cargo: ['这票货能否进口', 'Can this cargo enter?'],
  watches: ['我的关注', 'Watched plants'],
  mailStopped: [
    '第三方厂号邮件服务因疫情暂停。本站的关注提醒照常发送。',
    'The third-party establishment mail service is temporarily stopped due to the epidemic. Alerts for plants you watch here are sent as usual.',
  ],
  files: ['下载', 'Download'],
  csv: ['CSV', 'CSV'],
  xlsx: ['Excel', 'Excel'],
  downloadFailed: ['下载失败，请重试', 'The download failed. Please try again.'],
});
