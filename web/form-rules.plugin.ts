import { operations } from '@btc/contract/operations.ts';
import { toFieldRules } from '@btc/contract/wire/field-rules.ts';
import type { Plugin } from 'vite';

const prefix = 'form-rules:';

/** Resolves `form-rules:SaveMerchant` to the field rules of that call, made from the contract. */
export function formRules(): Plugin {
  const byName = new Map(Object.values(operations).map(({ name, input }) => [`\0${prefix}${name}`, input]));
  return {
    name: 'form-rules',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const input = byName.get(id);
      if (input === undefined) return this.error(`The contract has no call for ${id.slice(1)}`);
      return `export const rules = ${JSON.stringify(toFieldRules(input))};`;
    },
  };
}
