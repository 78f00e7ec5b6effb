import { z } from 'zod';
import { line, nameLine } from '../wire/text-fields.ts';
import { companyTypes, contactSexes, productTypes } from './account-rules.ts';

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null);

/** A field that may be left out or empty; empty means none. */
function mayBeEmpty<Field extends z.ZodType>(field: Field) {
  return z.union([blank, z.null(), field]).optional();
}

const telephone = line(32).pipe(
  z.string().regex(/^\+?[\d][\d\s()/.-]{4,}(?:\s?(?:[xX]|[eE][xX][tT]\.?|转|-)\s?\d{1,6})?$/),
);
const webSite = line(200)
  .transform((text) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }));

/** A mail address as it is kept. */
export const emailField = z
  .string()
  .max(254)
  .transform((text) => text.trim())
  .pipe(z.email().regex(/^.{1,64}@/));

/** A mobile as typed; the server reads it with its country code (without one it counts as Chinese). */
export const mobileField = z.string().trim().min(5).max(32);

/** The fields of company and contact person as a member fills them in; at least one of the two company names is required. */
export const companyInput = {
  CompanyName: mayBeEmpty(nameLine(120)),
  CompanyLocalName: mayBeEmpty(nameLine(120)),
  CompanyType: z.enum(companyTypes),
  ProductType: z.enum(productTypes),
  /** ISO 3166-1 alpha-3. */
  CompanyCountry: z.string().regex(/^[A-Z]{3}$/),
  /** Required where the country has provinces in our table: `@btc/reference/countries.ts`. */
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
