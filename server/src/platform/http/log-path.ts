const maxLayers = 5;
/** A key, token or digest: no name in our own paths is this long. */
const longRun = /[\w~-]{32,}/g;

function decode(path: string): string {
  // What stands for no letter stays as it is written, so that one broken escape hides nothing beside it.
  return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      );
    }
  });
}

function flatten(path: string): string {
  const parts: string[] = [];
  for (const part of path.split(/[/\\]+/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function toPlainPath(target: string): string {
  let path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '').replace(/[?#].*$/s, '');
  for (let layer = 0; layer < maxLayers; layer += 1) {
    const decoded = decode(path);
    if (decoded === path) break;
    path = decoded;
  }
  return flatten(path);
}

/** Loggable path: without query (search terms), secret folders' contents and key-like runs, in every spelling. */
export function toLogPath(target: string, secretFolders: readonly string[]): string {
  const plain = toPlainPath(target);
  const folder = secretFolders.find((one) => plain.toLowerCase().startsWith(one.toLowerCase()));
  if (folder !== undefined) return `${folder}…`;
  const struck = plain.replaceAll(longRun, '…');
  const written = target.replace(/[?#].*$/s, '');
  // Who tries addresses is recognised by how they are written.
  return struck === plain && /^\/(?!\/)/.test(written) ? written : struck;
}
