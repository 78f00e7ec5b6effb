/** The two-byte characters of GB18030, which hold all Chinese that customs files use: Node decodes them but does not encode. */
const pairs: ReadonlyMap<string, readonly [number, number]> = (() => {
  const decoder = new TextDecoder('gb18030');
  const known = new Map<string, readonly [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail !== 0x7f) known.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    }
  }
  return known;
})();

/** A text of ASCII and common Chinese as GB18030; throws for any other character. */
export function encodeGb18030(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(text.length * 2);
  let length = 0;
  for (const sign of text) {
    const code = sign.charCodeAt(0);
    if (code < 0x80) {
      bytes[length] = code;
      length += 1;
      continue;
    }
    const pair = pairs.get(sign);
    if (pair === undefined) throw new RangeError(`Not in the two-byte part of GB18030: ${sign}`);
    bytes.set(pair, length);
    length += 2;
  }
  return bytes.subarray(0, length);
}
