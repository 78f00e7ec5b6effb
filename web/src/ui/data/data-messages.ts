import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  plainCsv: ['CSV（仅数据）', 'CSV, data only'],
  dataAddress: ['数据地址', 'Data address'],
  dataAddressText: [
    '程序可用这些地址直接取本页的数据。只凭地址得到公开部分；登录后在此下载，得到您的会员可看的全部。',
    'Programs get the figures of this page from these addresses. The address alone gives what is open to everyone; downloaded here while logged in, it gives all that your membership opens.',
  ],
  dataDescription: ['说明', 'About'],
  copyAddress: ['复制地址', 'Copy address'],
  dataFailed: ['没有取到，请稍后再试。', 'This could not be fetched. Please try again later.'],
});
