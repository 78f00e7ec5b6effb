type JsonObject = Readonly<Record<string, unknown>>;

/** Shorter schemas are clearer inline. */
const minSharedLength = 150;

export interface SharedSchemas {
  readonly paths: JsonObject;
  readonly schemas: JsonObject;
}

/** Replaces repeated schemas by `$ref`, named after the operation and property where they first occur. */
export function shareSchemas(paths: JsonObject, formatName: (address: string) => string): SharedSchemas {
  const counts = new Map<string, number>();
  countSchemas(paths, counts);
  const refs = new Map<string, { readonly $ref: string }>();
  const schemas: Record<string, unknown> = {};

  const share = (node: unknown, name: string): unknown => {
    if (Array.isArray(node)) return node.map((child) => share(child, name));
    if (!isObject(node)) return node;
    const text = JSON.stringify(node);
    const isShared = isSchema(node) && text.length >= minSharedLength && (counts.get(text) ?? 0) > 1;
    if (!isShared) return shareWithin(node, name);
    const known = refs.get(text);
    if (known !== undefined) return known;
    const own = formatFreeName(name, schemas);
    const ref = { $ref: `#/components/schemas/${own}` };
    refs.set(text, ref);
    // The name is taken before those within look for theirs.
    schemas[own] = null;
    schemas[own] = shareWithin(node, name);
    return ref;
  };
  const shareWithin = (node: JsonObject, name: string): JsonObject =>
    Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, share(child, isProperty(key) ? `${name}.${key}` : name)]),
    );

  const shared = Object.entries(paths).map(([address, item]) => [address, share(item, formatName(address))]);
  return { paths: Object.fromEntries(shared), schemas };
}

function formatFreeName(name: string, taken: JsonObject): string {
  let free = name;
  for (let number = 2; Object.hasOwn(taken, free); number += 1) free = `${name}${number}`;
  return free;
}

/** A schema inside a shared one counts once. */
function countSchemas(node: unknown, counts: Map<string, number>): void {
  if (Array.isArray(node)) return node.forEach((child) => countSchemas(child, counts));
  if (!isObject(node)) return;
  if (isSchema(node)) {
    const text = JSON.stringify(node);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count > 1 && text.length >= minSharedLength) return;
  }
  for (const child of Object.values(node)) countSchemas(child, counts);
}

/** Properties of our messages start with a capital; keywords of JSON Schema and OpenAPI do not. */
function isProperty(key: string): boolean {
  return /^[A-Z]\w*$/.test(key);
}

function isSchema(node: JsonObject): boolean {
  return typeof node['type'] === 'string' || Array.isArray(node['anyOf']);
}

function isObject(node: unknown): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
