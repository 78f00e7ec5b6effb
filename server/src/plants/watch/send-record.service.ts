import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { formatCode } from '@btc/contract/names.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Reader } from '#platform/api/reader.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { openDictionary } from '#dictionary/face.ts';
import { findContactName } from '#platform/mail/contact-name.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findProvenAddress } from '#platform/mail/proven-address.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { getPlantRecord } from '../page/page.service.ts';
import { accessPlant } from '../page/plant-access.ts';
import { readMeats } from '../plant-codes.parse.ts';
import { presentPlant } from '../plant.present.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { plantRecordMail } from './record-mail.ts';
import { stateIn } from './notify-watchers.service.ts';
import { getMailedAccount } from './watch.queries.ts';

export async function sendPlantRecord(
  { db, publicUrl, establishmentMail }: Pick<PlantsDeps, 'db' | 'publicUrl' | 'establishmentMail'>,
  plantId: number,
  reader: Reader,
) {
  const { userId } = signedInUser(reader);
  if (establishmentMail === 'stopped') throw badRequest('PlantID', 'service_stopped');
  const record = await getPlantRecord(db, { PlantID: plantId });
  const meats = readMeats(record.meats);
  const { locked, trialLeft } = await accessPlant(db, { id: record.id, meats, isCounted: true }, reader);
  if (locked !== null) throw new ApiError(1008, { Dict: { ...locked, TrialLeft: trialLeft } });
  const account = await getMailedAccount(db, userId);
  const to = findProvenAddress(account);
  if (to === null) throw badRequest('UserID', 'email_not_proven');
  const { edition, now } = reader;
  const plant = presentPlant(record, { isLocked: false, dictionary: await openDictionary(db) });
  const { Detail: detail } = plant;
  const own = (cn: string | null | undefined, en: string | null | undefined) =>
    (edition === 'cn' ? (cn ?? en) : (en ?? cn)) ?? null;
  const [by, basis] = [detail?.StateBy ?? null, detail?.StateBasis ?? null];
  const mail = plantRecordMail(edition, {
    name: findContactName(account, edition) ?? account.login_user_name,
    number: plant.PlantNo,
    plant: own(plant.NameCn, plant.NameEn) ?? plant.NameLocal ?? '',
    origin: own(plant.OriginCn, plant.OriginEn) ?? plant.Origin,
    state: stateIn(edition, plant.State),
    since: detail?.StateSince ?? null,
    change: by === null ? null : formatCode(edition, findPlantStatus(by), by),
    basis:
      basis === null
        ? null
        : formatCode(
            edition,
            effectBasisNames.find(({ code }) => code === basis),
            basis,
          ),
    ciferNo: detail?.CiferNo ?? null,
    group: own(detail?.GroupCn, detail?.GroupEn),
    province: own(detail?.ProvinceCn, detail?.ProvinceEn),
    city: own(detail?.CityCn, detail?.CityEn),
    firstApproved: detail?.FirstApproved ?? null,
    validTo: detail?.ValidTo ?? null,
    isDemo: plant.Demo,
    address: `${publicUrl}${toPlantPath(edition, plant.PlantID)}`,
  });
  await queueMail(db, { to, edition, ...mail });
  return { Row: { Email: to, SentDate: shanghaiMoment(now) } };
}
