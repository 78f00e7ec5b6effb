import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import hidden from '#ui/base/hidden.module.css';
import { Select } from '#ui/form/select.tsx';
import { formatPlantName } from '../plant-names.ts';
import { type PlantsState, plantsAddress } from './directory-address.ts';
import styles from './directory.module.css';
import { messages } from './messages.ts';
import { useQueryState } from './use-query-state.ts';

interface CascadeProps {
  readonly origins: readonly CountedOption[];
  readonly isLocked: boolean;
}

export function Cascade({ origins, isLocked }: CascadeProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const state = useQueryState();
  const origin = state.origins.length === 1 ? (state.origins[0] ?? '') : '';
  const province = state.provinces.length === 1 ? (state.provinces[0] ?? '') : '';
  const { provinces, plants } = useSteps({ meat: state.meat, origin, province });
  const go = (change: Partial<PlantsState>) =>
    void navigate(plantsAddress(edition, { ...state, ...change, page: 1 }), { preventScrollReset: true });
  const counted = (option: CountedOption) => ({
    value: option.Code,
    label: `${nameIn(edition, option)} ${option.Count}`,
  });
  return (
    <fieldset className={styles['cascade']}>
      <legend className={hidden['hidden']}>{t.cascade}</legend>
      <Select
        label={t.origin}
        options={[{ value: '', label: t.allOrigins }, ...origins.map(counted)]}
        value={origin}
        onChange={(code) => go({ origins: code === '' ? [] : [code], provinces: [] })}
      />
      <Select
        label={t.province}
        options={[
          { value: '', label: isLocked ? t.provinceLocked : origin === '' ? t.chooseOriginFirst : t.allProvinces },
          ...provinces.map(counted),
        ]}
        value={province}
        disabled={provinces.length === 0}
        onChange={(code) => go({ provinces: code === '' ? [] : [code] })}
      />
      <Select
        label={t.number}
        options={[
          { value: '', label: origin === '' ? t.chooseOriginFirst : t.chooseNumber },
          ...plants.map((plant) => ({
            value: String(plant.PlantID),
            label: `${plant.PlantNo} ${formatPlantName(edition, plant)}`,
          })),
        ]}
        value=""
        disabled={plants.length === 0}
        onChange={(id) => {
          if (id !== '') void navigate(toPlantPath(edition, Number(id)));
        }}
      />
    </fieldset>
  );
}

type Steps = Awaited<ReturnType<typeof askSteps>>;
const noSteps: Steps = { question: '', provinces: [], plants: [] };

interface StepQuestion {
  readonly meat: PlantsState['meat'];
  readonly origin: string;
  readonly province: string;
}

async function askSteps({ meat, origin, province }: StepQuestion, isEn: boolean) {
  const request = { isEn, Meat: meat, Origin: origin };
  const [{ Rows: provinces }, { Rows: plants }] = await Promise.all([
    browserApi()('GetWebFrontApprovePlantProvince', request),
    browserApi()('GetWebFrontApprovePlantNo', { ...request, Province: province }),
  ]);
  return { question: `${meat} ${origin} ${province}`, provinces, plants };
}

/** Options of the next steps once an origin is chosen; loaded in the browser. */
function useSteps({ meat, origin, province }: StepQuestion): Steps {
  const edition = useEdition();
  const [steps, setSteps] = useState<Steps>(noSteps);
  useEffect(() => {
    if (origin === '') return;
    let isGone = false;
    askSteps({ meat, origin, province }, edition === 'en')
      .then((found) => {
        if (!isGone) setSteps(found);
      })
      // The directory can be filtered all the same.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [meat, origin, province, edition]);
  return steps.question === `${meat} ${origin} ${province}` ? steps : noSteps;
}
