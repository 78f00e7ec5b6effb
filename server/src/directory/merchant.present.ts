import type { ContactKind } from '@btc/contract/directory/directory-codes.ts';
import type { MerchantContact, MerchantDetail, MerchantRow } from '@btc/contract/directory/merchant.ts';
import { findProvince } from '@btc/reference/places/provinces.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { readProducts, readType } from './directory-codes.parse.ts';
import { countryCn } from './exhibition.present.ts';
import type { MerchantRecord, WholeMerchantRecord } from './merchant.queries.ts';

export function provinceCn(code: string): string {
  return findProvince(code)?.nameCn ?? code;
}

export function presentListed(row: MerchantRecord): MerchantRow {
  return {
    MerchantID: row.id,
    Type: readType(row.type),
    Name: row.name,
    NameEn: row.name_en,
    Province: row.province,
    ProvinceCn: provinceCn(row.province),
    City: row.city,
    Products: readProducts(row.products),
    Origins: row.origins.map((Code) => ({ Code, NameCn: countryCn(Code) })),
    Summary: row.summary,
    Claimed: row.claimed_at !== null,
    Demo: row.is_demo,
  };
}

function toContact(row: WholeMerchantRecord): MerchantContact {
  return {
    Person: row.contact_person,
    Phone: row.phone,
    Email: row.email,
    Address: row.address,
    Website: row.website,
  };
}

const fieldKinds = {
  contact_person: 'Person',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  website: 'Website',
} as const satisfies Record<string, ContactKind>;

/** Kinds of contact details an entry has, without the details. */
export function listContactKinds(row: WholeMerchantRecord): ContactKind[] {
  const columns = ['contact_person', 'phone', 'email', 'address', 'website'] as const;
  return columns.flatMap((column) => (row[column] === null ? [] : [fieldKinds[column]]));
}

export function presentMerchant(row: WholeMerchantRecord, isOpen: boolean): MerchantDetail {
  return {
    ...presentListed(row),
    Text: row.body,
    Founded: row.founded,
    UpdatedDate: shanghaiMoment(row.updated_at),
    ...(isOpen ? { Contact: toContact(row) } : {}),
  };
}
