import type { Edition } from '@btc/contract/members/access.ts';
import { newsletterOperations as contract } from '@btc/contract/newsletter/newsletter.operations.ts';
import { toNewsletterStopPath } from '@btc/contract/newsletter/newsletter-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { writeAsStaff } from '#platform/audit/staff-writing.ts';
import type { ReadFigures } from '#figures/face.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findProvenAddress } from '#platform/mail/proven-address.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { proposeWeek } from './digest-content.service.ts';
import { digestMail } from './digest-mail.ts';
import { listIssues, listTexts } from './issue.queries.ts';
import {
  buildIssue,
  discardIssue,
  unscheduleIssue,
  noteIssueEditing,
  presentIssue,
  readIssue,
  readyText,
  requireSubjects,
  saveIssueText,
  scheduleIssue,
} from './issue.service.ts';
import { countSubscribers, findChoice } from './subscriber.queries.ts';
import {
  askNewsletter,
  choose,
  confirmNewsletter,
  readChoice,
  type SubscriberDeps,
  stopNewsletter,
} from './subscriber.service.ts';

export interface NewsletterDeps extends SubscriberDeps {
  readonly readFigures: ReadFigures;
}

function createReaderOperations(deps: SubscriberDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(contract.AskNewsletter, async ({ Email, isEn }, { address }) => {
      await askNewsletter(deps, { email: Email, edition: toEdition(isEn), address });
      return {};
    }),
    bind(contract.ConfirmNewsletter, async ({ Key }) => ({ Row: { Edition: await confirmNewsletter(deps, Key) } })),
    bind(contract.StopNewsletter, async ({ Key }) => {
      await stopNewsletter(deps, Key);
      return {};
    }),
    bind(contract.GetNewsletterChoice, async (_input, caller) => ({
      Row: await readChoice(db, signedInUser(caller).userId),
    })),
    bind(contract.SetNewsletterChoice, async ({ Subscribed, Edition: edition }, caller) => ({
      Row: await choose(deps, { userId: signedInUser(caller).userId, isReading: Subscribed, edition }),
    })),
  ];
}

function createDeskOperations(deps: NewsletterDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(contract.GetNewsletters, async () => ({
      Rows: (await listIssues(db)).map(presentIssue),
      Dict: await countSubscribers(db),
      Row: { WeekStart: (await proposeWeek(db, clock.now())).start },
    })),
    bind(contract.GetNewsletter, async ({ NewsletterID }) => ({
      Row: await readIssue(db, NewsletterID, { ...deps, now: clock.now() }),
    })),
    bind(contract.BuildNewsletter, async ({ WeekStart }, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'BuildNewsletter', caller }, (work) =>
        buildIssue(work, WeekStart, deps),
      ),
    })),
    bind(contract.SaveNewsletter, async (input, caller) => ({
      Row: await writeAsStaff(deps, caller, (work) => saveIssueText(work, input)),
    })),
    bind(contract.HoldNewsletterText, ({ NewsletterID, Edition: edition }, caller) =>
      writeAsStaff(deps, caller, (work) => noteIssueEditing(work, NewsletterID, edition)),
    ),
    bind(contract.ScheduleNewsletter, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'ScheduleNewsletter', caller }, (work) =>
        scheduleIssue(work, input, deps),
      ),
    })),
    bind(contract.HoldNewsletter, async ({ NewsletterID }, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'HoldNewsletter', caller }, (work) =>
        unscheduleIssue(work, NewsletterID, deps),
      ),
    })),
    bind(contract.DeleteNewsletter, async ({ NewsletterID }, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteNewsletter', caller }, (work) =>
        discardIssue(work, NewsletterID, deps),
      );
      return {};
    }),
    bind(contract.TestNewsletter, async ({ NewsletterID, Edition: edition }, caller) => {
      const { userId } = signedInUser(caller);
      await changeAsStaff(deps, { operation: 'TestNewsletter', caller }, async (work) => {
        await mailTest(deps, { db: work.db, userId, id: NewsletterID, edition });
        return {
          subject: { kind: 'newsletter', id: NewsletterID },
          before: null,
          after: { Edition: edition },
          result: null,
        };
      });
      return {};
    }),
  ];
}

async function mailTest(
  { publicUrl, clock, readFigures }: NewsletterDeps,
  { db, userId, id, edition }: { db: SubscriberDeps['db']; userId: number; id: number; edition: Edition },
): Promise<void> {
  const choice = await findChoice(db, userId);
  const to = choice === undefined ? null : findProvenAddress(choice);
  if (to === null) throw badRequest('NewsletterID', 'noaddress');
  const text = (await listTexts(db, id)).find((one) => one.edition === edition);
  if (text === undefined) throw new ApiError(1009);
  requireSubjects([text]);
  const stopAddress = `${publicUrl}${toNewsletterStopPath(edition, '')}`;
  const ready = await readyText({ db, readFigures }, text, clock.now());
  await queueMail(db, {
    to,
    edition,
    ...digestMail(edition, { ...ready, publicUrl, hasPlants: true, hasPrices: true, stopAddress }),
  });
}

export function createNewsletterOperations(deps: NewsletterDeps): readonly BoundOperation[] {
  return [...createReaderOperations(deps), ...createDeskOperations(deps)];
}
