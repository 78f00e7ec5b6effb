import { expect, test } from 'vitest';
import { canonicalQuery, signCall } from './alibaba-signature.ts';

test('a call is signed as in the example of the provider’s documentation', () => {
  const { query, headers } = signCall({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    accessKeyId: 'YourAccessKeyId',
    accessKeySecret: 'YourAccessKeySecret',
    nonce: '3156853299f313e23d1673dc12e1703d',
    date: new Date('2023-10-26T10:22:32.500Z'),
  });
  expect(query).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('names and values of a query are encoded after RFC 3986', () => {
  expect(canonicalQuery({ b: '牛肉 (1)*~', a: "it's!" })).toBe('a=it%27s%21&b=%E7%89%9B%E8%82%89%20%281%29%2A~');
});
