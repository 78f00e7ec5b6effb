export const zh = {
  label: '厂号栏目',
  views: { directory: '厂号查询', changes: '状态变化', releases: '名单更新', structure: '市场格局' },
  cargo: '这票货能否进口',
  watches: '我的关注',
  mailStopped: '第三方厂号邮件服务因疫情暂停。本站的关注提醒照常发送。',
  files: '下载',
  csv: 'CSV',
  xlsx: 'Excel',
  downloadFailed: '下载失败，请重试',
};

export type RoomMessages = typeof zh;
