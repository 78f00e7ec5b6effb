import { type Both, inEditions } from '#i18n/editions.ts';
import type { AlertKind } from '@btc/contract/my-list/alert-kinds.ts';
import type { NoticeKind } from '@btc/contract/members/notice.ts';
import type { MembershipKind } from './membership-state.ts';
import type { AccountPart } from './parts.ts';
import type { OwnRequest } from '../membership/offers.ts';
import type { PictureIssue } from './avatar/picture-fault.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  signedOutTitle: ['请先登录', 'Please log in first'],
  signedOutText: [
    '登录后可以查看和管理您的会员、资料、通知与收藏。',
    'Log in to see and manage your membership, details, notices and saved articles.',
  ],
  offersTitle: ['会员类型', 'Membership'],
  offersText: ['注册并登录后即可申请。', 'Register and log in to apply.'],
  navigation: ['账户栏目', 'Account sections'],
  parts: {
    profile: ['个人信息', 'Profile'],
    membership: ['会员', 'Membership'],
    notices: ['通知', 'Notices'],
    company: ['公司与联系人', 'Company and contact'],
    saved: ['收藏', 'Saved'],
    newsletter: ['每周邮件摘要', 'Weekly newsletter'],
    security: ['密码与登录', 'Password and devices'],
    dataKeys: ['数据密钥', 'Data keys'],
    consents: ['同意记录', 'Consents'],
    ownData: ['我的数据', 'My data'],
    cancellation: ['注销账户', 'Close account'],
  } satisfies Record<AccountPart, Both<string>>,
  userName: ['用户名', 'User name'],
  unprovenTitle: ['您的邮箱尚未验证', 'Your email is not confirmed yet'],
  unprovenText: [
    (email: string) => `在您用验证码验证 ${email} 之前，我们不会向该邮箱发送其他邮件，通知请在“通知”中查看。`,
    (email) => `Until you confirm ${email} with a code, we send no other email there. See Notices for our messages.`,
  ],
  prove: ['验证邮箱', 'Confirm email'],
  proveTitle: ['验证您的邮箱', 'Confirm your email'],
  proveLead: [
    (email: string) => `验证码将发送至 ${email}，请在此输入。`,
    (email) => `We send a code to ${email}. Enter it here.`,
  ],
  proveCode: ['验证码', 'Code'],
  proveDone: ['邮箱已验证', 'Your email is confirmed'],
  proveIssues: {
    code: ['请输入六位验证码', 'Enter the six digits of the code'],
    captchainvalid: ['验证码已失效，请重新获取。', 'The code is no longer valid. Please send a new one.'],
    captchawrong: ['验证码错误', 'The code is wrong'],
    emailtaken: [
      '该邮箱已由其他账户验证，请在“公司与联系人”中填写其他邮箱。',
      'Another account has confirmed this email. Please enter another one under Company and contact.',
    ],
  },
  changePicture: ['更换头像', 'Change picture'],
  pictureHint: ['JPEG、PNG或WebP，不超过4MB；自动裁剪为正方形。', 'JPEG, PNG or WebP, 4 MB at most; cut to a square.'],
  picture: ['头像', 'Picture'],
  preview: ['新头像预览', 'The new picture'],
  uploading: [(percent: string) => `正在上传 ${percent}`, (percent) => `Uploading, ${percent}`],
  upload: ['上传', 'Upload'],
  cancel: ['取消', 'Cancel'],
  pictureSaved: ['头像已更新', 'Picture changed'],
  pictureIssues: {
    type: ['请选择JPEG、PNG或WebP格式的图片。', 'Please choose a JPEG, PNG or WebP picture.'],
    size: [
      '图片太大（不超过4MB），请选择较小的图片。',
      'The picture is too large (4 MB at most). Please choose a smaller one.',
    ],
    small: ['图片太小，请选择较大的图片。', 'The picture is too small. Please choose a larger one.'],
    animated: ['不支持动态图片，请换一张。', 'Animated pictures are not accepted. Please choose another one.'],
    broken: ['这张图片无法读取，请换一张。', 'This picture cannot be read. Please choose another one.'],
  } satisfies Record<PictureIssue, Both<string>>,
  editions: {
    cn: ['中文版会员', 'Chinese edition'],
    en: ['英文版会员', 'English edition'],
  },
  kinds: {
    none: [() => '未开通', () => 'No membership'],
    applied: [() => '已申请，工作人员正在处理', () => 'Applied for; our members’ desk is working on it'],
    trial: [
      (date: string) => (date === '' ? '试用中' : `试用中，至${date}`),
      (date) => (date === '' ? 'Trial' : `Trial until ${date}`),
    ],
    trialEnded: [(date: string) => `试用已于${date}结束`, (date) => `Trial ended on ${date}`],
    valid: [
      (date: string) => (date === '' ? '已开通' : `已开通，有效期至${date}`),
      (date) => (date === '' ? 'Member' : `Member until ${date}`),
    ],
    ending: [
      (date: string, days: string) => `将于${date}到期，还剩${days}天`,
      (date, days) => `Ends on ${date}, in ${days} ${plural(Number(days), 'day', 'days')}`,
    ],
    ended: [
      (date: string) => (date === '' ? '已到期' : `已于${date}到期`),
      (date) => (date === '' ? 'Ended' : `Ended on ${date}`),
    ],
    lapsed: [
      (date: string) => (date === '' ? '已失效' : `已失效，${date}到期`),
      (date) => (date === '' ? 'Lapsed' : `Lapsed; ended on ${date}`),
    ],
  } satisfies Record<MembershipKind, Both<(date: string, days: string) => string>>,
  opens: [(modules: string) => `可查看：${modules}`, (modules) => `Includes: ${modules}`],
  apply: ['申请会员', 'Apply for membership'],
  renew: ['申请续期', 'Renew membership'],
  brochure: ['会员手册（PDF）', 'Membership brochure (PDF)'],
  trialLeft: [
    (left: string, total: string) => `试用期内可查看白金会员内容共${total}项，还剩${left}项。`,
    (left, total) => `Your trial includes ${total} platinum-member items; ${left} left.`,
  ],
  trialNone: [
    (total: string) => `试用期内可查看的${total}项白金会员内容已全部用完。`,
    (total) => `You have opened all ${total} platinum-member items of your trial.`,
  ],
  requests: ['我的申请', 'My applications'],
  noRequests: ['还没有申请过会员。', 'You have not applied for membership yet.'],
  requestStates: {
    new: ['已提交，等待处理', 'Received'],
    contacted: ['工作人员已联系，处理中', 'Contacted, in progress'],
    granted: ['已开通', 'Granted'],
    refused: ['未通过', 'Not granted'],
  } satisfies Record<OwnRequest['State'], Both<string>>,
  waiting: ['等待发送，网络恢复后自动发送', 'Waiting to be sent; it will go out once the connection is back'],
  askedOn: [(date: string) => `${date}申请`, (date) => `Applied on ${date}`],
  reason: [(reason: string) => `原因：${reason}`, (reason) => `Reason: ${reason}`],
  unread: [(count: string) => `${count}条未读`, (count) => `${count} unread`],
  readAll: ['全部标为已读', 'Mark all as read'],
  isUnread: ['未读', 'Unread'],
  noNotices: [
    '还没有通知。会员开通、客服回复等消息会显示在这里。',
    'No notices yet. Membership updates and staff replies will appear here.',
  ],
  earlier: ['更早的通知', 'Earlier'],
  later: ['较新的通知', 'Later'],
  noticePages: ['通知分页', 'Pages of notices'],
  notices: {
    membershipGranted: [
      (what: string) => `您的会员已开通：${what}`,
      (what) => `Your membership has been granted: ${what}`,
    ],
    membershipChanged: [
      (what: string) => `您的会员有变更：${what}`,
      (what) => `Your membership has been changed: ${what}`,
    ],
    membershipRefused: [
      (what: string) => `您的会员申请未通过：${what}`,
      (what) => `Your membership application was not granted: ${what}`,
    ],
    trialChanged: [
      (what: string) => `您的试用项数已调整为${what}项`,
      (what) => `Your trial now includes ${what} ${plural(Number(what), 'item', 'items')}`,
    ],
    cancellationRefused: [
      () => '您的账户注销申请未通过，账户已恢复使用',
      () => 'Your request to close the account was declined; the account is open again',
    ],
    staffReply: [
      () => '客服已回复您的留言，回复已发送至您的邮箱',
      () => 'Our staff have replied to your message by email',
    ],
    savedSearchHit: [() => '您关注的搜索有新文章', () => 'A new article matches a search you follow'],
    marketEnquiry: [() => '您在市场栏目发布的信息收到询价', () => 'Your post on BTC Market received an enquiry'],
    marketRemoved: [() => '您在市场栏目发布的内容已被下架', () => 'What you posted on BTC Market was taken down'],
    merchantClaim: [
      (what: string): string => (what === 'accepted' ? '您认领的商家词条已通过核实' : '您认领的商家词条未通过核实'),
      (what) =>
        what === 'accepted' ? 'Your directory listing claim was accepted' : 'Your directory listing claim was declined',
    ],
    passwordChanged: [
      () => '您的密码已修改。如非本人操作，请立即与我们联系',
      () => 'Your password was changed. If this was not you, please contact us at once',
    ],
    emailChanged: [
      () => '您账户的邮箱已修改。如非本人操作，请立即与我们联系',
      () => 'The email of your account was changed. If this was not you, please contact us at once',
    ],
    emailChangedByStaff: [
      () => '我们的工作人员修改了您账户的邮箱。如果您没有要求修改，请立即与我们联系',
      () => 'Our staff changed the email of your account. If you did not ask for this, please contact us at once',
    ],
    emailReleased: [
      () => '您账户的邮箱已由他人验证为其本人所有，已从您的账户中移除，请填写您自己的邮箱',
      () =>
        'Someone else has confirmed that the email of your account is theirs, so it was removed here. Please enter your own',
    ],
    plantStatus: [
      (what: string) => `您关注的工厂状态有变化：${what}`,
      (what) => `The status of a plant you follow has changed: ${what}`,
    ],
    alert: [(what: string) => `我的清单有新提醒：${what}`, (what) => `New on your list: ${what}`],
  } satisfies Record<NoticeKind, Both<(what: string) => string>>,
  trialGranted: [(what: string) => `您的会员试用已开通：${what}`, (what) => `Your trial has started: ${what}`],
  toTrial: [(level: string) => `试用（${level}）`, (level) => `trial (${level})`],
  alerts: {
    price: ['有新价格', 'new price'],
    report: ['新的市场周报', 'new weekly market report'],
    status: ['工厂状态有变化', 'plant status has changed'],
    quota: ['有新进展', 'news of the quota'],
    duty: ['适用关税有变化', 'the duty has changed'],
    month: ['有新一个月的数据', 'a new month is out'],
    revision: ['数据有修订', 'figures were revised'],
    tag: ['有新文章', 'new article'],
  } satisfies Record<AlertKind, Both<string>>,
  alertOf: [
    (name: string, what: string, count: string) => `${name}，${what}${count === '1' ? '' : `；共${count}项`}`,
    (name, what, count) => `${name}, ${what}${count === '1' ? '' : `; ${count} alerts in all`}`,
  ],
  seeAlert: ['查看', 'See it'],
  readArticle: ['查看文章', 'Read the article'],
  seePlant: ['查看工厂', 'See the plant'],
  seePost: ['查看发布的信息', 'See the post'],
  seeMerchant: ['查看商家页面', 'See the entry'],
  until: [(level: string, date: string) => `${level}，有效期至${date}`, (level, date) => `${level}, until ${date}`],
  edit: ['修改资料', 'Edit details'],
  seeMyList: ['查看我的清单', 'See my list'],
  seeCollection: ['查看收藏的文章', 'See saved articles'],
  articles: ['文章', 'Articles'],
  videos: ['视频', 'Videos'],
  newsletterText: [
    '每周一封邮件：一周要闻、价格指数和工厂状态变化。',
    'One email a week: the news, price indices and plant status changes.',
  ],
  newsletterTermsBefore: ['订阅即表示同意《', 'By subscribing you accept the '],
  newsletterTermsAfter: ['》。', '.'],
  newsletterGets: [(email: string) => `已订阅，发送到 ${email}。`, (email) => `Subscribed: sent to ${email}.`],
  newsletterWould: [
    (email: string) => `未订阅。订阅后发送到 ${email}。`,
    (email) => `Not subscribed. It would be sent to ${email}.`,
  ],
  newsletterNoEmail: [
    '账户没有邮箱，无法接收每周邮件摘要。请先在“公司与联系人”中填写邮箱。',
    'Your account has no email. Please enter one under Company and contact.',
  ],
  newsletterLanguage: ['语言', 'Language'],
  newsletterAsk: ['订阅', 'Subscribe'],
  newsletterSave: ['保存', 'Save'],
  newsletterStop: ['退订', 'Unsubscribe'],
  newsletterOn: ['已订阅每周邮件摘要', 'You are subscribed to the weekly newsletter'],
  newsletterOff: ['已退订每周邮件摘要', 'You have unsubscribed from the weekly newsletter'],
  savedArticles: [
    (count: string) => `已收藏${count}篇文章`,
    (count) => `${count} saved ${plural(Number(count), 'article', 'articles')}`,
  ],
  noArticles: [
    '还没有收藏文章。在文章页点击“收藏”，即可在此查看。',
    'No saved articles yet. Save an article on its page to find it here.',
  ],
  noVideos: ['还没有收藏视频。', 'No saved videos yet.'],
  seeVideos: ['去看视频', 'Watch videos'],
  plants: ['关注的工厂', 'Watched plants'],
  seeWatches: ['查看关注的工厂和产地', 'See the plants and origins you watch'],
  password: ['修改密码', 'Change password'],
  sessions: ['登录设备', 'Devices'],
  sessionsText: [
    '以下设备已登录您的账户。如有不认识的设备，请结束其登录并修改密码。',
    'These devices are logged in to your account. If you do not recognise one, end its session and change your password.',
  ],
  unknownDevice: ['未知设备', 'Unknown device'],
  thisDevice: ['本机', 'This device'],
  remembered: ['已记住登录', 'Remembered'],
  lastSeen: [(time: string) => `最近使用：${time}`, (time) => `Last used ${time}`],
  since: [(time: string) => `登录于${time}`, (time) => `Logged in ${time}`],
  endSession: ['结束登录', 'End session'],
  endLabel: [(device: string) => `结束登录：${device}`, (device) => `End session: ${device}`],
  ended: ['已结束该设备的登录', 'The session has been ended'],
  endOthers: ['退出其他所有设备', 'Log out everywhere else'],
  endOthersText: [
    '其他设备上的登录立即结束；数据密钥、链接密钥、已寄出的重置密码链接一并失效，Webhook和群机器人停用。本机保持登录。',
    'All other devices are logged out at once. Data keys, link keys and password links already sent end too, and webhooks and group robots are turned off. This device stays logged in.',
  ],
  endOthersNow: ['全部退出', 'Log out'],
  othersEnded: ['已退出其他所有设备', 'You are logged out everywhere else'],
  ownDataText: [
    '下载本站保存的与您有关的全部数据：个人资料、通知、会员申请、留言、收藏、您发布的内容，以及向您发送过的邮件（不含正文）。工作人员与您的通话记录，请来信索取。',
    'A file with all data we hold on you: profile, notices, applications, messages, what you saved and posted, and the emails we sent you (without their text). For staff notes of calls with you, please write to us.',
  ],
  saveOwnData: ['下载我的数据（JSON）', 'Save my data (JSON)'],
  cancellationText: [
    '申请注销后，账户立即冻结，所有设备退出登录，由工作人员审核。审核通过后，您的个人资料将被永久删除，无法恢复；已付费会员的剩余期限随之失效。',
    'When you ask for it, the account is frozen at once, all devices are logged out, and our staff review the request. Once approved, your personal details are permanently deleted and any remaining paid membership ends.',
  ],
  cancellationWithdraw: [
    '审核期间如需撤回，请用原用户名和密码登录，按提示撤回注销申请，账户即恢复使用。',
    'To withdraw while it is under review, log in with your user name and password and follow the prompt; the account then works again.',
  ],
  cancelAccount: ['申请注销账户', 'Ask to close the account'],
  confirmCancellation: ['确认申请注销', 'Close my account'],
  cancellationPassword: ['登录密码', 'Your password'],
  cancellationReason: ['注销原因（可不填）', 'Reason (optional)'],
  needPassword: ['请输入登录密码', 'Enter your password'],
  wrongPassword: ['密码不正确', 'The password is incorrect'],
  staffCannot: [
    '工作人员账户须先由管理员取消职务，才能申请注销。',
    'A staff account can be closed only after an admin has removed its role.',
  ],
  frozenTitle: ['账户已冻结，注销申请审核中', 'Your account is frozen'],
  frozenText: [
    '我们已收到您的注销申请。审核完成前账户不能使用。',
    'We have received your request to close the account. The account cannot be used while we review the request.',
  ],
});

export type AccountMessages = (typeof messages)['cn'];
