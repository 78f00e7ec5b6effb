export const zh = {
  crumbs: '当前位置',
  console: '工作台',
  conflict: {
    closed: '已由他人处理，您的操作没有执行。下面显示的是最新情况。',
    changed: '此项已被他人更改，您的操作没有保存。请查看最新情况后再决定。',
    lastadmin: '这是唯一可以登录的管理员，工作台至少要有一位。请先指定另一位管理员。',
  },
  sessionLost: '登录已失效，请重新登录后再试。您填写的内容还在。',
  tooMany: (seconds: string) => `操作太频繁，请${seconds}秒后再试。`,
  inFields: (fields: string) => `（${fields}）`,
  cancel: '取消',
  working: '正在处理…',
  done: '已完成',
  found: (total: string) => `共${total}条`,
  loading: '正在加载…',
  failedTitle: '没有加载出来',
  emptyTitle: '没有符合条件的记录',
  emptyText: '请更改上方的筛选条件。',
  clear: '清除筛选',
  search: '查找',
  all: '全部',
  none: '—',
  yes: '是',
  no: '否',
  arrangeHow: '拖动左侧手柄调整顺序；用键盘时，在手柄上按回车，用方向键选择位置，再按回车放下。',
};

export type ConsoleKitMessages = typeof zh;
