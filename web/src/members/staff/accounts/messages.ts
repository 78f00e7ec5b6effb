import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['会员', 'Members'],
  keyword: ['查找', 'Search'],
  keywordHint: ['用户名、公司、姓名、邮箱或手机', 'User name, company, name, email or mobile'],
  accountState: ['账户状态', 'Account status'],
  chargeState: ['会员状态', 'Membership status'],
  expiring: ['到期', 'Ending'],
  staff: ['账户类型', 'Account type'],
  any: ['不限', 'Any'],
  staffOnly: ['仅工作人员', 'Staff only'],
  within: [(days: string) => `${days}天内到期`, (days: string) => `within ${days} days`],
  caption: ['会员', 'Members'],
  userName: ['用户名', 'User name'],
  company: ['公司', 'Company'],
  contact: ['联系方式', 'Contact'],
  cn: ['中文版会员', 'Chinese edition'],
  en: ['英文版会员', 'English edition'],
  lastActive: ['最近使用', 'Last active'],
  created: ['注册时间', 'Signed up'],
  times: ['最近使用、注册时间', 'Last active, signed up'],
  account: ['账户', 'Account'],
  companyPart: ['公司与联系人', 'Company and contact'],
  membership: ['会员', 'Membership'],
  level: ['等级', 'Level'],
  opens: ['已开通栏目', 'Modules'],
  trial: ['试用', 'Trial'],
  trialValue: [
    (used: string, total: string) => `共${total}条，已查看${used}条`,
    (used: string, total: string) => `${used} of ${total} items opened`,
  ],
  sessions: ['有效登录', 'Active sessions'],
  sessionsValue: [(count: string) => `${count}个`, (count: string) => count],
  proven: ['已验证', 'verified'],
  unproven: ['未验证', 'not verified'],
  secondFactor: ['第二步验证', 'Second step'],
  hasFactor: ['已设置', 'Set up'],
  noFactor: ['未设置', 'Not set up'],
  role: ['工作人员角色', 'Staff role'],
  noRole: ['会员（不是工作人员）', 'Member (not staff)'],
  requests: ['会员申请', 'Membership requests'],
  noRequests: ['没有会员申请。', 'No membership requests.'],
  trail: ['有关此会员的操作记录', 'Audit trail of this member'],
  noTrail: ['还没有操作记录。', 'Nothing recorded yet.'],
  staffOnlyAdmin: ['这是工作人员的账户，只有管理员可以更改。', 'This is a staff account; only an admin can change it.'],
  erasedNotice: [
    '此账户已注销，个人资料已删除，不能再更改。',
    'This account is cancelled and its personal data erased; it cannot be changed.',
  ],
  edit: ['修改资料', 'Edit details'],
  editTitle: ['修改公司与联系人资料', 'Edit company and contact'],
  editWhat: [
    (name: string) => `将修改${name}的资料。只保存您改动过的项目，改动前后的内容会记入操作记录。`,
    (name: string) =>
      `Edits the details of ${name}. Only what you changed is saved; before and after are recorded in the audit trail.`,
  ],
  edited: ['资料已保存', 'Details saved'],
  save: ['保存', 'Save'],
  block: ['停用账户', 'Block account'],
  blockWhat: [
    (name: string) =>
      `将停用${name}。该账户的所有登录和数据密钥立即失效，无法再登录；下面的理由会用邮件告诉会员。账户可以随时恢复，数据密钥不能恢复。`,
    (name: string) =>
      `Blocks ${name}. All sessions and data keys end at once and the member cannot sign in; the reason below is sent by email. The account can be unblocked at any time; its keys do not come back.`,
  ],
  blockReason: ['停用的理由（会员可见）', 'Reason (the member sees it)'],
  blocked: ['账户已停用', 'Account blocked'],
  unblock: ['恢复账户', 'Unblock account'],
  unblockWhat: [
    (name: string) => `将恢复${name}，会员可以重新登录。尚在审核注销的账户会回到冻结状态。`,
    (name: string) =>
      `Unblocks ${name}; the member can sign in again. An account whose cancellation is under review is frozen again.`,
  ],
  unblocked: ['账户已恢复', 'Account unblocked'],
  endSessions: ['结束所有登录', 'End all sessions'],
  endSessionsWhat: [
    (name: string, count: string) =>
      `将结束${name}的${count}个登录和所有数据密钥，并停用其Webhook和群机器人提醒。会员随时可以用密码重新登录。密码可能泄露时使用。`,
    (name: string, count: string) =>
      `Ends the active sessions of ${name} (${count}) and all data keys, and turns off alerts to webhooks and group robots. The member can sign in again with the password. Use it when others may know the password.`,
  ],
  sessionsEnded: ['所有登录已结束', 'All sessions ended'],
  setTrial: ['试用设置', 'Trial settings'],
  setTrialWhat: [
    (name: string) => `设置${name}在试用期内一共可以查看多少项会员内容。会员会收到站内通知。`,
    (name: string) =>
      `Sets how many members’ items ${name} may open during the trial in all. The member gets a notice.`,
  ],
  trialNow: ['目前', 'Now'],
  trialThen: ['变更后', 'After'],
  trialClears: [
    (count: string) => `已查看的${count}条将不再计入；会员再次查看时重新计数。撤销变更可恢复。`,
    (count) =>
      `Items opened so far (${count}) no longer count; opening one again counts it again. Undo restores the count.`,
  ],
  trialUntil: ['另有试用，至', 'Also a trial until'],
  trialWasReset: ['已查看的项数被清零', 'Items opened were reset to zero'],
  trialSet: ['试用设置已保存', 'Trial settings saved'],
  setMembership: ['修改会员', 'Edit membership'],
  setMembershipTitle: [(edition: string) => `修改${edition}会员`, (edition: string) => `Membership, ${edition}`],
  setMembershipWhat: [
    (name: string, edition: string) =>
      `将整体替换${name}的${edition}会员状态，立即生效。会员会收到站内通知，不会收到邮件。`,
    (name: string, edition: string) =>
      `Replaces the membership of ${name} (${edition}) as a whole, at once. The member gets a notice but no email.`,
  ],
  giveTrialWhat: [
    (name: string, edition: string) =>
      `将为${name}开通${edition}试用，立即生效；已付费的会员不受影响。会员会收到站内通知，不会收到邮件。`,
    (name, edition) =>
      `Grants ${name} a trial (${edition}) at once; a paid membership stays as it is. The member gets a notice but no email.`,
  ],
  noLevel: ['无等级', 'No level'],
  dayPast: [
    '这一天已经过去：保存后该版会员随即失效。',
    'This date has passed: the membership ends as soon as you save.',
  ],
  phoneCheckHint: [
    '开通试用前须先致电核实：联系了谁，对方怎么说。将记入操作记录',
    'Call before a trial begins: note whom you reached and what was said. It is recorded in the audit trail',
  ],
  phoneCheckNoted: [
    (date: string) => `${date}已在会员申请中记录致电核实；如另有补充，请填写。将记入操作记录`,
    (date) =>
      `A call was noted on the request on ${date}; add anything else that was said. It is recorded in the audit trail`,
  ],
  membershipSet: ['会员状态已保存', 'Membership saved'],
  dataKeys: ['数据密钥', 'Data keys'],
  noDataKeys: ['没有数据密钥。', 'No data keys.'],
  keyKinds: { key: ['密钥', 'Key'], link: ['链接密钥', 'Link key'] },
  allSets: ['全部数据集', 'All data sets'],
  neverUsed: ['尚未使用', 'Never used'],
  keyUsed: [
    (moment: string, count: string) => `最近使用：${moment}，今日${count}次`,
    (moment: string, count: string) => `Last used ${moment}, ${count} times today`,
  ],
  keyRevoked: [(moment: string) => `${moment}已撤销`, (moment: string) => `Revoked ${moment}`],
  keyEnds: [(day: string) => `有效至${day}`, (day: string) => `Valid until ${day}`],
  revokeKey: ['撤销', 'Revoke'],
  revokeKeyTitle: [(name: string) => `撤销数据密钥“${name}”`, (name: string) => `Revoke the data key “${name}”`],
  revokeKeyWhat: [
    '使用此密钥的程序将立即不能再取数据，不能恢复；会员可以生成新的密钥。此操作将记入操作记录。',
    'Programs that use this key get no more data at once. This cannot be undone; the member can make a new key. It is recorded in the audit trail.',
  ],
  keyWasRevoked: ['密钥已撤销', 'Key revoked'],
  keyEndless: ['直到撤销', 'Until revoked'],
  former: ['会员变更', 'Membership changes'],
  noFormer: ['还没有变更记录。', 'No changes yet.'],
  changedBy: [
    (at: string, name: string) => `${at}由${name}更改，此前为：`,
    (at: string, name: string) => `Changed ${at} by ${name}; before that:`,
  ],
  wasIn: [(edition: string) => `${edition}，此前`, (edition: string) => `${edition}, before`],
  someone: ['（已删除的账户）', '(deleted account)'],
  undoneBy: [
    (at: string, name: string) => `${at}由${name}撤销`,
    (at: string, name: string) => `Undone ${at} by ${name}`,
  ],
  changedSince: ['此后又有变更，须先撤销后来的变更。', 'Changed again since: undo the later change first.'],
  putBack: ['撤销变更', 'Undo change'],
  putBackWhat: [
    '会员将恢复为变更前的状态，并收到站内通知。此操作将记入操作记录。',
    'The membership returns to what it was before the change; the member gets a notice. This is recorded in the audit trail.',
  ],
  putBackGrantWhat: [
    '会员将恢复为开通前的状态，并收到站内通知；开通的申请重新打开。已发出的邮件无法撤回。此操作将记入操作记录。',
    'The membership returns to what it was before the grant, and the request is open again. The member gets a notice; the email already sent cannot be recalled. This is recorded in the audit trail.',
  ],
  putBackDone: ['已撤销变更', 'Change undone'],
  setRole: ['更改角色', 'Change role'],
  setRoleWhat: [
    (name: string) => `将更改${name}的工作人员角色。该账户的所有登录立即失效；取消角色同时删除其身份验证器。`,
    (name: string) =>
      `Changes the staff role of ${name}. All sessions of the account end; without a role its authenticator is removed too.`,
  ],
  roleSet: ['角色已更改', 'Role changed'],
  resetFactor: ['重置身份验证器', 'Reset authenticator'],
  resetFactorWhat: [
    (name: string) => `将删除${name}的身份验证器和恢复码。下次登录时需要重新设置。请先当面或电话确认身份。`,
    (name: string) =>
      `Removes the authenticator and recovery codes of ${name}, who sets up a new one at the next sign-in. Confirm the person’s identity first, face to face or by phone.`,
  ],
  factorReset: ['身份验证器已重置', 'Authenticator reset'],
});
