import { canVisit, type Edition } from '@btc/contract/members/access.ts';
import { toPlantPath, toStopWatchPath } from '@btc/contract/plants/plant-paths.ts';
import { formatCode, formatCodeIn } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { effectBasisNames, registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';
import type { Db } from '#platform/db/db.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findContactName } from '#platform/mail/contact-name.ts';
import { findProvenAddress } from '#platform/mail/proven-address.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { toMembershipFields } from '#platform/session/membership-fields.ts';
import { readMeat } from '../plant-codes.parse.ts';
import { estModules } from '../plant-locks.ts';
import { originNames } from '../plant.present.ts';
import type { StateChange } from '../registry/registry.queries.ts';
import { watchedPlantsMail, type NotifiedPlant } from './status-mail.ts';
import { listWatchers, type WatcherRecord } from './watch.queries.ts';

export interface NotifyDeps {
  readonly now: Date;
  readonly publicUrl: string;
}

/** Limits of plants per mail, and of notices per reader for one change of the records. */
const maxListed = 30;
const maxNotices = 10;

export function stateIn(edition: Edition, code: string): string {
  return formatCodeIn(edition, registrationStateNames, code);
}

function eventIn(
  edition: Edition,
  watcher: WatcherRecord,
  now: Date,
): Pick<NotifiedPlant, 'change' | 'effectiveOn' | 'basis' | 'note'> {
  const access = canVisit(toMembershipFields(watcher), estModules[readMeat(watcher.meat)], edition, now);
  if (access.kind !== 'open' || watcher.status === null) {
    return { change: null, effectiveOn: null, basis: null, note: null };
  }
  const { basis } = watcher;
  return {
    change: formatCode(edition, findPlantStatus(watcher.status), watcher.status),
    effectiveOn: watcher.effective_on,
    basis:
      basis === null
        ? null
        : formatCode(
            edition,
            effectBasisNames.find(({ code }) => code === basis),
            basis,
          ),
    note: edition === 'cn' ? watcher.note_cn : watcher.note_en,
  };
}

function toNotifiedPlant(
  edition: Edition,
  watcher: WatcherRecord,
  { change, deps }: { change: StateChange; deps: NotifyDeps },
): NotifiedPlant {
  const names = edition === 'cn' ? [watcher.name_cn, watcher.name_en] : [watcher.name_en, watcher.name_local];
  return {
    number: watcher.listed_number ?? watcher.number,
    name: [...names, watcher.name_local, watcher.name_cn].find((name) => name !== null) ?? '',
    origin: formatCode(edition, findOrigin(watcher.origin), watcher.origin),
    before: stateIn(edition, change.before),
    after: stateIn(edition, change.after),
    ...eventIn(edition, watcher, deps.now),
    address: `${deps.publicUrl}${toPlantPath(edition, watcher.id)}`,
  };
}

/** One link per watch: two plants under the same watch of an origin share it. */
function toStopLinks(edition: Edition, watchers: readonly WatcherRecord[], publicUrl: string) {
  const byKey = new Map<string, WatcherRecord[]>();
  for (const watcher of watchers) byKey.set(watcher.stop_key, [...(byKey.get(watcher.stop_key) ?? []), watcher]);
  return [...byKey].slice(0, maxNotices).map(([key, some]) => {
    const [first] = some;
    const origin = formatCode(edition, findOrigin(first?.origin ?? ''), first?.origin ?? '');
    const label = some.length === 1 ? `${origin} ${first?.listed_number ?? first?.number ?? ''}` : origin;
    return { label, address: `${publicUrl}${toStopWatchPath(edition, key)}` };
  });
}

async function notifyOne(
  db: Db,
  watchers: readonly WatcherRecord[],
  by: { changes: ReadonlyMap<number, StateChange>; deps: NotifyDeps },
) {
  const [person] = watchers;
  if (person === undefined) return;
  const { changes, deps } = by;
  const edition: Edition = person.edition === 'en' ? 'en' : 'cn';
  const changed = watchers.flatMap((watcher) => {
    const change = changes.get(watcher.id);
    return change === undefined ? [] : [{ watcher, change }];
  });
  for (const { watcher, change } of changed.slice(0, maxNotices)) {
    await insertNotice(db, {
      userId: person.user_id,
      kind: 'plantStatus',
      detail: {
        PlantID: watcher.id,
        PlantNo: watcher.listed_number ?? watcher.number,
        Origin: watcher.origin,
        ...originNames(watcher.origin),
        State: change.after,
      },
      now: deps.now,
    });
  }
  const to = findProvenAddress(person);
  if (to === null) return;
  const mail = watchedPlantsMail(edition, {
    name: findContactName(person, edition) ?? person.login_user_name,
    plants: changed
      .slice(0, maxListed)
      .map(({ watcher, change }) => toNotifiedPlant(edition, watcher, { change, deps })),
    more: Math.max(0, changed.length - maxListed),
    stops: toStopLinks(edition, watchers, deps.publicUrl),
  });
  await queueMail(db, { to, edition, ...mail });
}

/** Tells each watcher once, by mail and notice, in the transaction of the change. */
export async function notifyWatchers(db: Db, changes: readonly StateChange[], deps: NotifyDeps): Promise<void> {
  if (changes.length === 0) return;
  const watchers = await listWatchers(
    db,
    changes.map(({ id }) => id),
  );
  const byId = new Map(changes.map((change) => [change.id, change]));
  for (const own of Map.groupBy(watchers, ({ user_id: userId }) => userId).values()) {
    await notifyOne(db, own, { changes: byId, deps });
  }
}
