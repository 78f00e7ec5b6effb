export const zh = {
  title: '注销申请',
  states: '申请状态',
  stateNames: { requested: '待审核', refused: '已拒绝', approved: '已注销', withdrawn: '已撤回' },
  all: '全部',
  empty: '这里没有注销申请。',
  caption: '注销申请',
  member: '会员',
  reason: '申请理由',
  state: '状态',
  requested: '申请时间',
  decided: '处理',
  actions: '操作',
  noReason: '未填写',
  approve: '同意注销',
  approveTitle: '同意注销并删除个人资料',
  approveWhat: (name: string) =>
    `${name}的账户将永久注销：用户名、公司、联系人、邮箱、手机、头像、登录记录等个人资料从所有记录中删除，发布过的内容保留但不再署名。`,
  approveFinal: '此操作无法撤销，删除的资料无法恢复。会员会收到最后一封邮件。',
  approveType: (name: string) => `请输入用户名 ${name} 以确认`,
  approved: '账户已注销，个人资料已删除',
  refuse: '拒绝',
  refuseTitle: '拒绝注销申请',
  refuseWhat: (name: string) => `${name}的账户将解冻，会员可以重新登录。下面的理由会通过站内通知和邮件告诉会员。`,
  refuseReason: '拒绝的理由（会员可见）',
  refused: '已拒绝，账户已解冻',
};

export type CancellationMessages = typeof zh;
