import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['免费注册', 'Register for free'],
  description: [
    '为您的企业注册账户，免费阅读牛肉与猪肉进口资讯，并可申请会员。',
    'Open an account for your company: read free news on China’s meat imports and apply for membership.',
  ],
  lead: [
    '注册免费，约需一分钟。公司与联系人的其他资料，申请会员时再填。',
    'Registration is free and takes about a minute. Further company and contact details are asked for only when you apply for membership.',
  ],
  warning: [
    '请如实填写。注册信息不明确的账户可能被停用。',
    'Please enter true details. Accounts may be blocked if registration details are not clearly identified.',
  ],
  needScript: ['注册需要浏览器启用 JavaScript。', 'Registering needs JavaScript to be enabled in your browser.'],
  account: ['账户', 'Your account'],
  email: ['邮箱', 'Email'],
  company: ['公司名称', 'Company name'],
  mobile: ['手机', 'Mobile'],
  mobileHint: ['中国大陆手机号', 'A mainland China number'],
  proof: ['验证方式', 'Verify by'],
  proofs: {
    mobile: ['短信验证', 'By text message'],
    email: ['邮箱验证', 'By email'],
  },
  userName: ['用户名', 'User name'],
  userNameHint: ['4–32位字母、数字、“_”或“-”', '4–32 letters, digits, “_” or “-”'],
  free: ['可以使用', 'Available'],
  password: ['密码', 'Password'],
  passwordHint: ['6–20位字母或数字，请勿使用常见密码', '6–20 letters or digits, not a common one'],
  emailHint: ['通知和重置密码的链接将发到此邮箱', 'Notices and links to reset your password go to this address'],
  smsCode: ['短信验证码', 'Code sent by text message'],
  mailCode: ['邮箱验证码', 'Code sent by email'],
  agreeBefore: ['我已阅读并同意', 'I have read and accept the '],
  agreeBetween: ['和', ' and the '],
  agreeAfter: ['。', '.'],
  needAgree: ['请阅读并勾选同意', 'Please read and tick the box'],
  submit: ['注册', 'Register'],
  kept: ['您填写的内容已保留。', 'What you entered is still here.'],
  haveAccount: ['已有账户？', 'Already have an account?'],
  login: ['登录', 'Log in'],
  alreadyIn: [(name: string) => `您已登录为 ${name}。`, (name) => `You are logged in as ${name}.`],
  toAccount: ['我的BTC账户', 'My BTC Account'],
  missing: {
    LoginUserName: ['请填写用户名', 'Please enter a user name'],
    Password: ['请输入密码', 'Please enter a password'],
    Company: ['请填写公司名称', 'Please enter your company’s name'],
    CompanyEmail: ['请填写邮箱', 'Please enter an email address'],
    ContactPersonCellPhoneNumber: ['请填写手机', 'Please enter a mobile number'],
    Captcha: ['请输入验证码', 'Please enter the code'],
    other: ['请填写此项', 'Please fill this in'],
  },
  form: {
    LoginUserName: ['用户名须为4–32位字母、数字、“_”或“-”', 'A user name has 4–32 letters, digits, “_” or “-”.'],
    Password: ['密码须为6–20位字母或数字', 'A password must be 6–20 letters or digits.'],
    CompanyEmail: ['邮箱格式不正确', 'This is not an email address.'],
    ContactPersonCellPhoneNumber: [
      '不是中国大陆手机号，请改用邮箱验证',
      'This is not a mainland China mobile. Verify by email instead.',
    ],
    Captcha: ['请输入6位数字验证码', 'Enter the six-digit code.'],
    other: ['格式不正确', 'This format is not valid.'],
  },
  passwordIssues: {
    passwordcommon: [
      '该密码过于常见，容易被猜到，请换一个',
      'Many people use this password, so it is easily guessed. Please choose another one.',
    ],
    passwordname: ['密码不能包含用户名', 'The password must not contain your user name.'],
  },
  thanksTitle: ['感谢注册', 'Thank you for registering'],
  thanks: [
    (name: string) => `账户 ${name} 已开通，可以登录了。`,
    (name) => `Your account ${name} is open. You can log in now.`,
  ],
  stateTitle: ['账户状态', 'Your account'],
  state: [
    '已注册，尚未开通会员。免费文章、视频和指数已可阅读；会员内容在开通会员后可读。',
    'Registered, without a membership yet. Free articles, videos and indices are open to you; members’ content opens with a membership.',
  ],
  nextTitle: ['接下来', 'What to do next'],
  nextLogin: ['用刚才填写的用户名和密码登录。', 'Log in with the user name and password you have just chosen.'],
  nextApply: [
    '需要会员内容时，登录后在“我的BTC账户”申请会员或免费试用，工作人员会按您填写的联系方式联系您。',
    'For members’ content, apply for membership under “My BTC Account”. Our staff will contact you with the details you gave.',
  ],
  toInfo: ['前往BTC资讯', 'Go to BTC Info'],
});

export type SignUpMessages = (typeof messages)['cn'];
