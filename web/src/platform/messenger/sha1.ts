/** Initial hash value (FIPS 180-4). */
const start = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as const;
type State = [number, number, number, number, number];

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** The message as 32-bit words, padded with a one bit and its length in bits (FIPS 180-4). */
function listWords(bytes: Uint8Array): number[] {
  const words = Array.from({ length: (((bytes.length + 8) >> 6) + 1) * 16 }, () => 0);
  const put = (index: number, byte: number): void => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index & 3) * 8));
  };
  bytes.forEach((byte, index) => put(index, byte));
  put(bytes.length, 0x80);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function mixed(step: number, b: number, c: number, d: number): number {
  if (step < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (step < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (step < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

function compressed(state: State, block: readonly number[]): State {
  const words = [...block];
  let [a, b, c, d, e] = state;
  for (let step = 0; step < 80; step += 1) {
    const back = (by: number): number => words[step - by] ?? 0;
    if (step >= 16) words[step] = rotated(back(3) ^ back(8) ^ back(14) ^ back(16), 1);
    const next = (rotated(a, 5) + mixed(step, b, c, d) + e + (words[step] ?? 0)) | 0;
    [e, d, c, b, a] = [d, c, rotated(b, 30), a, next];
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0, (state[4] + e) | 0];
}

/** Hex SHA-1 of UTF-8 text. `crypto.subtle` needs a secure context; the messenger requires SHA-1, nothing secret rests on it. */
export function sha1(text: string): string {
  const words = listWords(new TextEncoder().encode(text));
  let state: State = [...start];
  for (let index = 0; index < words.length; index += 16) state = compressed(state, words.slice(index, index + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
