import { companyTypes, productTypes } from '@btc/contract/members/account-rules.ts';
import type { CompanyType, ProductType } from '@btc/contract/members/account-rules.ts';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts, StateMark, When } from '#shell/console/facts.tsx';
import { ContactLink, useCountryName, useProvinceName } from '../words/contact.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { messages } from './messages.ts';

interface PartProps {
  readonly member: MemberDetail;
}

function toWord<Word extends string>(
  words: readonly Word[],
  names: Readonly<Record<Word, string>>,
  text: string | null,
) {
  const known = words.find((word) => word === text);
  return known === undefined ? text : names[known];
}

interface ProvenProps {
  readonly value: string | null;
  readonly isProven: boolean;
  readonly children: ReactNode;
}

function Proven({ value, isProven, children }: ProvenProps) {
  const t = useMessages(messages);
  if (value === null || value === '') return children;
  return (
    <>
      {children} <StateMark tone={isProven ? 'good' : 'waiting'}>{isProven ? t.proven : t.unproven}</StateMark>
    </>
  );
}

export function CompanyFacts({ member }: PartProps) {
  const words = useMessages(wordsMessages);
  const countryName = useCountryName();
  const provinceName = useProvinceName();
  const { fields } = words;
  return (
    <Facts
      facts={[
        [fields.CompanyLocalName, member.CompanyLocalName],
        [fields.CompanyName, member.CompanyName],
        [fields.CompanyType, toWord<CompanyType>(companyTypes, words.companyTypes, member.CompanyType)],
        [fields.ProductType, toWord<ProductType>(productTypes, words.productTypes, member.ProductType)],
        [fields.CompanyCountry, countryName(member.CompanyCountry)],
        [fields.CompanyProvince, provinceName(member.CompanyCountry, member.CompanyProvince)],
        [fields.ContactPersonName, member.ContactPersonName],
        [fields.ContactPersonSex, member.ContactPersonSex === null ? null : words.sexes[member.ContactPersonSex]],
        [fields.ContactPersonEnglishName, member.ContactPersonEnglishName],
        [
          fields.ContactPersonCellPhoneNumber,
          <Proven key="mobile" value={member.ContactPersonCellPhoneNumber} isProven={member.MobileProven}>
            <ContactLink scheme="tel" value={member.ContactPersonCellPhoneNumber} />
          </Proven>,
        ],
        [fields.CompanyPhoneNumber, <ContactLink key="phone" scheme="tel" value={member.CompanyPhoneNumber} />],
        [fields.CompanyFaxNumber, member.CompanyFaxNumber],
        [
          fields.CompanyEmail,
          <Proven key="mail" value={member.CompanyEmail} isProven={member.EmailProven}>
            <ContactLink scheme="mailto" value={member.CompanyEmail} />
          </Proven>,
        ],
        [fields.CompanyWebSite, member.CompanyWebSite],
      ]}
    />
  );
}

export function AccountFacts({ member }: PartProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const format = useFormat();
  const isStaff = member.StaffRole !== null;
  return (
    <Facts
      facts={[
        [words.fields.LoginUserName, member.LoginUserName],
        [words.fields.NickName, member.NickName],
        [words.fields.Edition, words.languages[member.Edition]],
        [t.role, member.StaffRole === null ? t.noRole : words.roles[member.StaffRole]],
        ...(isStaff ? [[t.secondFactor, member.HasSecondFactor ? t.hasFactor : t.noFactor] as const] : []),
        [t.sessions, t.sessionsValue(format.number(member.LiveSessions))],
        [t.created, <When key="created" at={member.CreatedDate} />],
        [t.lastActive, member.LastActiveDate === null ? null : <When key="active" at={member.LastActiveDate} />],
      ]}
    />
  );
}
