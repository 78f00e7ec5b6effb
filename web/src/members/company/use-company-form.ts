import { encodePassword } from '@btc/contract/wire/password.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { type FormEvent, type RefObject, useState } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { focusField } from '#platform/form-text.ts';
import { type CallFailure, toCallFailure } from '../call-failure.ts';
import { accountSession } from '../use-account.ts';
import { changedFields, toChange, type CompanyDraft, type CompanyField, toDraft } from './company-draft.ts';
import {
  checkCompany,
  type CompanyIssues,
  toAnswerIssues,
  firstIssue,
  type ProofField,
  type Proofs,
  proofsFor,
} from './company-proof.ts';

interface FormDeps {
  readonly profile: UserProfile;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSaved: () => void;
}

const noProofs: Proofs = { Password: '', EmailCode: '', MobileCode: '' };

/** What the form of company and contact knows and does; only what was changed is sent. */
export function useCompanyForm({ profile, form, onSaved }: FormDeps) {
  const [before] = useState<CompanyDraft>(() => toDraft(profile));
  const [draft, setDraft] = useState(before);
  const [proofs, setProofs] = useState(noProofs);
  const [issues, setIssues] = useState<CompanyIssues>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [pending, setPending] = useState(false);
  const needed = proofsFor(before, draft);

  const show = (found: CompanyIssues) => {
    setIssues(found);
    const first = firstIssue(found);
    // After the proofs' own fields have been drawn.
    if (first !== null) setTimeout(() => focusField(form.current, first));
  };

  const save = async () => {
    setPending(true);
    try {
      const { Row } = await browserApi()('UpdateUserInfo', {
        UserID: profile.UserID,
        ...toChange(before, draft),
        ...proofInput(needed, proofs),
      });
      accountSession().change(Row);
      onSaved();
    } catch (error) {
      setPending(false);
      const found = toAnswerIssues(error, needed);
      if (Object.keys(found).length > 0) show(found);
      else setFailure(toCallFailure(error));
    }
  };

  return {
    draft,
    proofs,
    issues,
    failure,
    pending,
    needed,
    isChanged: changedFields(before, draft).length > 0,
    set: (field: CompanyField, value: string) => {
      // A province of another country is none.
      setDraft((old) => ({ ...old, ...(field === 'CompanyCountry' ? { CompanyProvince: '' } : {}), [field]: value }));
    },
    prove: (field: ProofField, value: string) => setProofs((old) => ({ ...old, [field]: value })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (pending) return;
      setFailure(null);
      const found = checkCompany(before, draft, proofs);
      show(found);
      if (Object.keys(found).length === 0) void save();
    },
  };
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;

function proofInput(needed: ReadonlySet<ProofField>, proofs: Proofs) {
  return {
    ...(needed.has('Password') ? { Password: encodePassword(proofs.Password) } : {}),
    ...(needed.has('EmailCode') ? { EmailCode: proofs.EmailCode.trim() } : {}),
    ...(needed.has('MobileCode') ? { MobileCode: proofs.MobileCode.trim() } : {}),
  };
}
