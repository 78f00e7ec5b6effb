import { expect, it } from 'vitest';
import { qrAddress } from './qr-address.ts';
import { qrSvg } from './qr-svg.ts';

it('draws a code as one path on white, without style attributes', () => {
  const svg = qrSvg('https://portal.example/');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 29 29"/);
  expect(svg).not.toContain('style');
  // The finder pattern in the corner: seven dark modules, after the quiet zone.
  expect(svg).toContain('M2 2h7v1h-7z');
});

it('holds the official account where there is one, else the portal', () => {
  expect(qrAddress({ socialUrl: null, publicUrl: 'https://portal.example' })).toBe('https://portal.example/');
  expect(qrAddress({ socialUrl: 'https://w.example/a', publicUrl: 'https://portal.example' })).toBe(
    'https://w.example/a',
  );
});
