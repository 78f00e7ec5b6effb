import type { LegalKind } from '@btc/contract/wire/legal-texts.ts';
import { type FormEvent, type RefObject, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { browserApi } from '#platform/browser-api.ts';
import { focusField } from '#platform/form-text.ts';
import { type CallFailure, toCallFailure } from '#ui/call-form/call-failure.ts';
import {
  checkSignUp,
  toIssue,
  toAnswerIssues,
  firstIssue,
  signUpInput,
  type SignUpIssue,
  type SignUpIssues,
} from './sign-up-check.ts';
import { emptyDraft, forgetDraft, saveDraft, readDraft, type SignUpField } from './sign-up-draft.ts';
import { useOwnChecks } from './use-own-check.ts';

export interface AgreedText {
  readonly Kind: LegalKind;
  readonly Version: number;
}

export const agreementName = 'Agreement';

interface SignUpWork {
  /** False in the server's HTML, which knows no draft. */
  readonly isLive: boolean;
  readonly texts: readonly AgreedText[];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onDone: (name: string) => void;
}

export function useSignUp({ isLive, texts, form, onDone }: SignUpWork) {
  const edition = useEdition();
  const [draft, setDraft] = useState(() => (isLive ? readDraft(edition) : emptyDraft(edition)));
  const [issues, setIssues] = useState<SignUpIssues>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [pending, setPending] = useState(false);
  const { requireAgreement, ...agreement } = useAgreement();
  const own = useOwnChecks(draft, pending);

  const show = (found: SignUpIssues): void => {
    setIssues(found);
    const first = firstIssue(found);
    if (first !== null) focusField(form.current, first);
  };

  const send = async () => {
    setPending(true);
    try {
      const { Row } = await browserApi()('UserSignUp', {
        ...signUpInput(draft, edition === 'en'),
        Consents: [...texts],
      });
      forgetDraft();
      onDone(Row.LoginUserName);
    } catch (error) {
      setPending(false);
      const found = toAnswerIssues(error);
      if (firstIssue(found) === null) setFailure(toCallFailure(error));
      else show(found);
    }
  };

  return {
    draft,
    failure,
    pending,
    ...agreement,
    toIssue: (field: SignUpField): SignUpIssue | null => issues[field] ?? own.issues[field] ?? null,
    isFree: own.isFree,
    set: (field: SignUpField, value: string) => {
      const next = { ...draft, [field]: value };
      setDraft(next);
      saveDraft(next);
      setIssues(clearIssues(issues, field));
    },
    /** A malformed value is reported when its field is left; an empty one only on submit. */
    leave: (field: SignUpField) => {
      if (toIssue(draft, field) === 'form') setIssues({ ...issues, [field]: 'form' });
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (pending) return;
      setFailure(null);
      const found: SignUpIssues = { ...own.issues, ...checkSignUp(draft) };
      show(found);
      requireAgreement();
      if (firstIssue(found) !== null) return;
      if (agreement.isAgreed) void send();
      else focusField(form.current, agreementName);
    },
  };
}

function useAgreement() {
  const [isAgreed, setAgreed] = useState(false);
  const [lacksAgreement, setLacksAgreement] = useState(false);
  const agree = (next: boolean) => {
    setAgreed(next);
    if (next) setLacksAgreement(false);
  };
  return { isAgreed, lacksAgreement, agree, requireAgreement: () => setLacksAgreement(!isAgreed) };
}

export type SignUpForm = ReturnType<typeof useSignUp>;

/** Editing a field clears its issue; changing the proof also clears those of mobile and code. */
function clearIssues(issues: SignUpIssues, field: SignUpField): SignUpIssues {
  const gone: readonly SignUpField[] =
    field === 'Proof' ? ['Proof', 'ContactPersonCellPhoneNumber', 'Captcha'] : [field];
  return Object.fromEntries(Object.entries(issues).filter(([name]) => !gone.some((one) => one === name)));
}
