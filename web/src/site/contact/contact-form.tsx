import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { errorText } from '#i18n/error-messages.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { ContactIssue, ContactField } from './contact-check.ts';
import { maxLength } from './contact-check.ts';
import styles from './contact-form.module.css';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { type ContactFailure, type ContactForm as ContactFormState, useContactForm } from './use-contact-form.ts';

/** Name, company, telephone, email and message, sent to the desk; thanks when it has gone out. */
export function ContactForm() {
  const t = useMessages({ cn: zh, en });
  const element = useRef<HTMLFormElement>(null);
  const form = useContactForm(element);
  return (
    <section className={styles['contact']} aria-labelledby="contact-form">
      {form.state === 'sent' ? (
        <Thanks onAnother={form.onAnother} />
      ) : (
        <>
          <h2 id="contact-form">{t.title}</h2>
          <Fields element={element} form={form} />
        </>
      )}
    </section>
  );
}

function Fields({ element, form }: { element: RefObject<HTMLFormElement | null>; form: ContactFormState }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const findErrorText = useFieldError();
  const scripted = useScripted();
  const left = maxLength.Content - form.contentLength;
  const field = (name: ContactField) => ({
    name,
    maxLength: maxLength[name],
    error: findErrorText(name, form.issues[name]),
  });
  return (
    <form
      ref={element}
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <div className={styles['pair']}>
        <TextField label={t.name} autoComplete="name" {...field('Name')} />
        <TextField label={t.companyName} autoComplete="organization" {...field('CompanyName')} />
      </div>
      <div className={styles['pair']}>
        <TextField
          label={t.email}
          hint={t.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          {...field('Email')}
        />
        <TextField label={t.phone} type="tel" inputMode="tel" autoComplete="tel" {...field('Phone')} />
      </div>
      <TextArea
        label={t.content}
        rows={7}
        hint={left <= 500 ? t.left(format.number(left)) : undefined}
        {...field('Content')}
      />
      <div className={styles['buttons']}>
        {/* Without script the form would go to the page itself: until then there is nothing to press. */}
        <Button type="submit" variant="primary" pending={form.state === 'sending'} disabled={!scripted}>
          {t.send}
        </Button>
      </div>
      <Failure failure={form.failure} />
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
    </form>
  );
}

function useFieldError() {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const missing: Readonly<Partial<Record<ContactField, string>>> = {
    Name: t.needName,
    Email: t.needEmail,
    Content: t.needContent,
  };
  return (field: ContactField, issue: ContactIssue | undefined): string | null => {
    if (issue === undefined) return null;
    if (issue === 'long') return t.tooLong(format.number(maxLength[field]));
    if (issue === 'missing') return missing[field] ?? t.badSigns;
    if (issue === 'form') return field === 'Email' ? t.badEmail : t.badPhone;
    return t.badSigns;
  };
}

function Failure({ failure }: { failure: ContactFailure | null }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  if (failure === null) return null;
  const text =
    failure.kind === 'tooMany' ? t.tooMany(format.number(failure.seconds)) : t.failed(errorText(edition, failure.key));
  return <Notice tone="error">{text}</Notice>;
}

/** Takes the form's place and the focus, so that a screen reader says it. */
function Thanks({ onAnother }: { onAnother: () => void }) {
  const t = useMessages({ cn: zh, en });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id="contact-form" ref={heading} tabIndex={-1} className={styles['thanks']}>
        {t.thanksTitle}
      </h2>
      <p>{t.thanks}</p>
      <Button onClick={onAnother}>{t.another}</Button>
    </>
  );
}

const never = () => () => undefined;

/** False in the server's HTML and until the page's script runs. */
function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
