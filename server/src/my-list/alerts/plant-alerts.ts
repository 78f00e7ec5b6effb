import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import type { Db } from '#platform/db/db.ts';
import { originNames, toRegisterSource } from '#plants/face.ts';
import { toGround } from './alert-detail.ts';
import { listPlantStates } from './alert-facts.queries.ts';
import type { KnownKind, Mark } from './compare-rule.ts';

export async function openPlantAlerts(db: Db): Promise<Readonly<Record<'status', KnownKind>>> {
  const plants = new Map((await listPlantStates(db)).map((plant) => [String(plant.id), plant]));
  const byOrigin = Map.groupBy(plants.values(), ({ origin }) => origin);
  const find = (kind: string, code: string) => {
    const one = plants.get(code);
    return kind === 'origin' ? (byOrigin.get(code) ?? []) : one === undefined ? [] : [one];
  };
  return {
    status: {
      read: ({ pinKind, code }) =>
        Object.fromEntries(
          find(pinKind, code).map(({ id, state, since, is_silent: isSilent }): [string, Mark] => [
            String(id),
            { value: state, day: since ?? '', ...(isSilent ? { isSilent } : {}) },
          ]),
        ),
      compare: (_rule, { key, before, now }) => {
        const plant = plants.get(key);
        if (plant === undefined) return [];
        const { OriginCn, OriginEn } = originNames(plant.origin);
        return [
          {
            event: `${key} ${now.value} ${now.day}`,
            detail: {
              kind: 'status',
              nameCn: `${OriginCn} ${plant.number}`,
              nameEn: `${OriginEn} ${plant.number}`,
              path: toPlantPath('en', plant.id),
              before: String(before.value),
              after: String(now.value),
              ground: toGround({ source: toRegisterSource(plant.is_demo), isDemo: plant.is_demo }),
            },
          },
        ];
      },
    },
  };
}
