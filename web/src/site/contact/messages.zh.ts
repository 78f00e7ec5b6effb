export const zh = {
  title: '在线留言',
  labels: {
    Name: '姓名',
    CompanyName: '公司（可不填）',
    Email: '邮箱',
    Phone: '电话（可不填）',
    Content: '内容',
  },
  emailHint: '我们会回复到这个邮箱。',
  left: (count: string) => `还可以输入${count}字。`,
  send: '发送',
  issues: {
    'Name.required': '请填写姓名',
    'Email.required': '请填写邮箱',
    'Content.required': '请填写内容',
    Name: '含有不能使用的字符',
    CompanyName: '含有不能使用的字符',
    Content: '含有不能使用的字符',
    Email: '邮箱格式不正确，例如 name@example.com',
    Phone: '电话号码格式不正确，请填写数字，可带区号或分机号',
  },
  failed: (reason: string) => `留言未能发送：${reason}。您填写的内容已保留。`,
  needScript: '在线留言需要启用 JavaScript；您也可以直接写信到上面的邮箱。',
  thanksTitle: '留言已发送，谢谢',
  thanks: '我们一般在一个工作日内回复到您填写的邮箱。',
  another: '再写一条',
};

export type ContactMessages = typeof zh;
