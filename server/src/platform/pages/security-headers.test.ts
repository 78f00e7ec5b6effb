import { expect, it } from 'vitest';
import {
  commonHeaders,
  contentSecurityPolicy,
  toHeaders,
  isFramablePath,
  isStaffPath,
  transportHeader,
} from './security-headers.ts';

const parts = {
  scriptHashes: ["'sha256-s'"],
  styleHashes: [],
  scriptOrigins: [],
  connectOrigins: ['https://api.example'],
};

it('asks browsers for https for a year, on the subdomains too unless they are left out', () => {
  expect(transportHeader(true)).toEqual({ 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' });
  expect(transportHeader(false)).toEqual({ 'Strict-Transport-Security': 'max-age=31536000' });
});

it('lets nobody frame a page, but the views made for it', () => {
  expect(contentSecurityPolicy({ ...parts, isFramable: false })).toMatch(/frame-ancestors 'none'$/);
  expect(contentSecurityPolicy({ ...parts, isFramable: true })).toMatch(/frame-ancestors \*$/);
  expect(toHeaders(commonHeaders, false)).toHaveProperty('X-Frame-Options', 'DENY');
  expect(toHeaders(commonHeaders, true)).not.toHaveProperty('X-Frame-Options');
  expect(toHeaders(commonHeaders, true)).toHaveProperty('X-Content-Type-Options', 'nosniff');
});

it.each([
  ['/embed/BTCData', true],
  ['/embed/cn/BTCData', true],
  ['/EMBED/cn/BTCData', true],
  ['/embed', false],
  ['/cn/embed/BTCData', false],
  ['/BTCData', false],
  ['//embed/BTCData', false],
  ['/embedded/x', false],
])('knows whether %s may be framed: %s', (path, isFramable) => {
  expect(isFramablePath(path)).toBe(isFramable);
});

it.each([
  ['/console', true],
  ['/Console/en/desk/requests', true],
  ['/console.data', true],
  ['/consoles', false],
  ['/cn/console', false],
  ['/', false],
])('knows whether %s is for staff: %s', (path, isStaff) => {
  expect(isStaffPath(path)).toBe(isStaff);
});

it('allows own files, the hashed parts and the API of another host', () => {
  const policy = contentSecurityPolicy({ ...parts, isFramable: false });
  expect(policy).toContain("script-src 'self' 'sha256-s';");
  expect(policy).toContain("connect-src 'self' https://api.example;");
});

it('allows the script library of a provider where one is configured', () => {
  const policy = contentSecurityPolicy({ ...parts, scriptOrigins: ['https://sdk.example'], isFramable: false });
  expect(policy).toContain("script-src 'self' https://sdk.example 'sha256-s';");
});
