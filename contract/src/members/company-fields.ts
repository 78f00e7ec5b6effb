import { z } from 'zod';
import { line, nameLine } from '../wire/text-fields.ts';
import { companyTypes, contactSexes, productTypes } from './account-rules.ts';

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null);

/** A field that may be omitted; empty means none. */
function mayBeEmpty<Field extends z.ZodType>(field: Field) {
  return z.union([blank, z.null(), field]).optional();
}

const telephone = line(32).pipe(
  z.string().regex(/^\+?[\d][\d\s()/.-]{4,}(?:\s?(?:[xX]|[eE][xX][tT]\.?|转|-)\s?\d{1,6})?$/),
);
const webSite = line(200)
  .transform((text) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }));

export const emailField = z
  .string()
  .max(254)
  .transform((text) => text.trim())
  .pipe(z.email().regex(/^.{1,64}@/));

/** A mobile as typed; the server adds the country code (Chinese without one). */
export const mobileField = z.string().trim().min(5).max(32);

/** Company and contact fields as filled in by a member; one of the two company names is required. */
export const companyInput = {
  CompanyName: mayBeEmpty(nameLine(120)),
  CompanyLocalName: mayBeEmpty(nameLine(120)),
  CompanyType: z.enum(companyTypes),
  ProductType: z.enum(productTypes),
  /** ISO 3166-1 alpha-3. */
  CompanyCountry: z.string().regex(/^[A-Z]{3}$/),
  /** Required where `@btc/reference/countries.ts` lists provinces for the country. */
  CompanyProvince: mayBeEmpty(line(60)),
  CompanyPhoneNumber: mayBeEmpty(telephone),
  CompanyFaxNumber: mayBeEmpty(telephone),
  CompanyEmail: emailField,
  CompanyWebSite: mayBeEmpty(webSite),
  ContactPersonName: nameLine(60),
  ContactPersonSex: z.enum(contactSexes),
  ContactPersonEnglishName: mayBeEmpty(nameLine(60)),
  ContactPersonCellPhoneNumber: mobileField,
};
