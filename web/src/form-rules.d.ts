/** The rules of a call's fields, made from the contract by web/form-rules.plugin.ts. */
declare module 'form-rules:*' {
  export const rules: import('@btc/contract/wire/field-rules.ts').FieldRules;
}
