import { parseAst } from 'vite';
import { type Engines, findMembers, findNamed, isNewerThan } from './engine-features.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Place {
  readonly parent: Node;
  readonly key: string;
  readonly isInFunction: boolean;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const lookbehind = /\(\?<[=!]/;

/** Syntax and patterns that the build does not transform: an older engine rejects the whole file. */
function findSyntax(node: Node, { parent, isInFunction }: Place): string | null {
  if (node.type === 'AwaitExpression' && !isInFunction) return 'top-level await';
  if (node.type === 'StaticBlock') return 'static block';
  if (node.type === 'PrivateIdentifier' && parent.type === 'BinaryExpression') return '#name in object';
  if (node.type === 'ImportAttribute') return 'import attribute';
  if (node.type !== 'Literal' && node.type !== 'TemplateElement') return null;
  const { regex, value } = node as Node & { regex?: { pattern: string; flags: string }; value: unknown }; // as ESTree has it
  const text = regex?.pattern ?? (typeof value === 'string' ? value : '');
  if (lookbehind.test(text)) return `lookbehind in ${text.slice(0, 80)}`;
  if (regex === undefined) return null;
  if (/[dv]/.test(regex.flags)) return `pattern with the flag ${regex.flags}`;
  return /\(\?[ims]*-?[ims]+:/.test(regex.pattern) ? `modifier in ${regex.pattern.slice(0, 80)}` : null;
}

function readName(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : null;
}

function isReference({ parent, key }: Place): boolean {
  if (parent.type === 'UnaryExpression' && parent['operator'] === 'typeof') return false;
  if (/Specifier|Definition|Labeled|Break|Continue/.test(parent.type)) return false;
  const isName =
    (parent.type === 'MemberExpression' && key === 'property') || (parent.type === 'Property' && key === 'key');
  return !isName || parent['computed'] === true;
}

function findBuiltIns(node: Node, place: Place, engines: Engines): readonly string[] {
  if (node.type === 'Identifier') {
    const feature = isReference(place) ? findNamed(null, String(node['name'])) : undefined;
    return feature !== undefined && isNewerThan(feature, engines) ? [feature.name] : [];
  }
  if (node.type !== 'MemberExpression' || node['computed'] === true) return [];
  const member = readName(node['property']);
  if (member === null) return [];
  const named = findNamed(readName(node['object']) ?? '', member);
  if (named !== undefined) return isNewerThan(named, engines) ? [named.name] : [];
  const isCalled = place.parent.type === 'CallExpression' && place.key === 'callee';
  const features = isCalled ? findMembers(member, engines) : [];
  return features.slice(0, 1).map(({ name }) => name);
}

export function findNewFeatures(code: string, engines: Engines): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, place);
      return;
    }
    if (!isNode(value)) return;
    const syntax = findSyntax(value, place);
    if (syntax !== null) found.add(syntax);
    for (const name of findBuiltIns(value, place, engines)) found.add(name);
    const isInFunction = place.isInFunction || /Function/.test(value.type);
    for (const [key, part] of Object.entries(value))
      if (typeof part === 'object' && part !== null) visit(part, { parent: value, key, isInFunction });
  };
  visit(parseAst(code), { parent: { type: 'File' }, key: '', isInFunction: false });
  return found;
}
