import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts, When } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { ContactLink, useCountryName } from '../words/contact.tsx';
import { ChargeMark, useModuleNames } from '../words/marks.tsx';
import type { DeskRequest } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { messages } from './messages.ts';

interface PartProps {
  readonly request: DeskRequest;
}

export function ContactFacts({ request: { Contact } }: PartProps) {
  const words = useMessages(wordsMessages);
  const countryName = useCountryName();
  if (Contact === null) return <p>{words.erased}</p>;
  const { fields, sexes } = words;
  const sex = Contact.ContactPersonSex;
  return (
    <Facts
      facts={[
        [fields.CompanyLocalName, Contact.CompanyLocalName],
        [fields.CompanyName, Contact.CompanyName],
        [fields.CompanyCountry, countryName(Contact.CompanyCountry)],
        [fields.ContactPersonName, Contact.ContactPersonName],
        [fields.ContactPersonSex, sex === 'Mr' || sex === 'Ms' ? sexes[sex] : null],
        [
          fields.ContactPersonCellPhoneNumber,
          <ContactLink key="mobile" scheme="tel" value={Contact.ContactPersonCellPhoneNumber} />,
        ],
        [fields.CompanyPhoneNumber, <ContactLink key="phone" scheme="tel" value={Contact.CompanyPhoneNumber} />],
        [fields.CompanyEmail, <ContactLink key="mail" scheme="mailto" value={Contact.CompanyEmail} />],
      ]}
    />
  );
}

export function FactsRequested({ request }: PartProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const format = useFormat();
  const editions = [
    ...(request.isCnRequire ? [words.editions.cn] : []),
    ...(request.isEnRequire ? [words.editions.en] : []),
  ];
  return (
    <Facts
      facts={[
        [t.level, words.levels[request.RequireLevel]],
        [t.type, words.requireTypes[request.RequireType]],
        [t.money, request.GradeMoney > 0 ? words.money(format.number(request.GradeMoney)) : null],
        [t.typeAsSeen, request.RequireTypeT],
        [t.forEditions, editions.join(words.separator)],
        [t.assigned, request.AssignedTo?.LoginUserName ?? t.nobody],
        [t.date, <When key="asked" at={request.CreatedDate} />],
      ]}
    />
  );
}

export function NowFacts({ request: { Now } }: PartProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const moduleNames = useModuleNames();
  return (
    <Facts
      facts={[
        [words.editions.cn, <ChargeMark key="cn" state={Now.ChargeState} expires={Now.ChargeExpireDate} />],
        [t.opens(words.languages.cn), moduleNames(Now.CanVisitModule)],
        [words.editions.en, <ChargeMark key="en" state={Now.ChargeStataEn} expires={Now.ChargeEnExpireDate} />],
        [t.opens(words.languages.en), moduleNames(Now.CanVisitModuleEn)],
      ]}
    />
  );
}

export function DecisionFacts({ request }: PartProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  return (
    <Facts
      facts={[
        [t.state, words.requestStates[request.State]],
        [t.decidedBy, request.DecidedBy?.LoginUserName],
        [t.decidedAt, <When key="decided" at={request.DecidedDate} />],
        [t.reason, request.Reason],
      ]}
    />
  );
}

export function NoteLog({ request: { Notes } }: PartProps) {
  const t = useMessages(messages);
  if (Notes.length === 0) return <p className={layout['note']}>{t.noNotes}</p>;
  return (
    <ol className={records['log']}>
      {Notes.map((note) => (
        <li key={`${note.CreatedDate} ${note.Note}`}>
          <span className={layout['sub']}>
            {note.Author?.LoginUserName ?? t.someone} · <When at={note.CreatedDate} />
          </span>
          <span className={layout['text']}>{note.Note}</span>
        </li>
      ))}
    </ol>
  );
}
