import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { useFilters } from '../filters/address-filters.ts';
import { type ListFilter, readListFilter, toAddressName, toListRequest } from './list-request.ts';

interface DeskListOptions<Name extends OperationName> {
  readonly filters?: readonly ListFilter<keyof RequestOf<Operations[Name]> & string>[];
  readonly fixed?: Partial<RequestOf<Operations[Name]>>;
  readonly pageSize?: number;
}

export interface DeskListState {
  readonly rules: FieldRules;
  readonly filters: readonly ListFilter[];
  readonly values: Readonly<Record<string, string>>;
  /** A column's key, with a leading minus for descending order. */
  readonly sort: string;
  /** Filters and sort as in the address; empty where it has none. */
  readonly query: string;
  readonly page: number;
  readonly pageSize: number;
  readonly set: (name: string, value: string) => void;
  readonly clear: (() => void) | undefined;
  readonly hrefFor: (page: number) => string;
  readonly hrefWith: (name: string, value: string) => string;
}

/** The state of a list from its address, and the request it makes. Operations without paging return everything. */
export function useDeskList<Name extends OperationName>(
  rules: FieldRules,
  { filters = [], fixed = {}, pageSize = 20 }: DeskListOptions<Name> = {},
): DeskListState & { readonly request: RequestOf<Operations[Name]> } {
  const { filter: read, ...address } = useFilters<string>();
  const values = Object.fromEntries(
    filters.map((filter) => [filter.field, readListFilter(rules, filter, read(toAddressName(filter)))]),
  );
  const sort = read('sort');
  const Sort = rules['Sort']?.choices?.includes(sort) === true ? { Sort: sort } : {};
  const paging = rules['PageSize'] === undefined ? {} : { Page: address.page, PageSize: pageSize };
  return {
    ...address,
    rules,
    filters,
    values,
    sort,
    pageSize,
    request: toListRequest<Name>(rules, filters, values, { ...paging, ...Sort, ...fixed }),
  };
}
