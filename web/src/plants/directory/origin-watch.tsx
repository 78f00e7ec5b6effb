import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEffect, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { storedToken } from '#platform/client-state.ts';
import { PinButton } from '#shell/pins/pin-button.tsx';
import { WatchButton } from '../room/watch-button.tsx';
import { messages } from '../watch/messages.ts';

const maxWatches = 100;

async function isOriginWatched(code: string, meat: PlantMeat, isEn: boolean): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { Rows, Total } = await browserApi()('GetPlantWatches', { isEn, Page: page, PageSize: maxWatches });
    if (Rows.some(({ Plant, Origin, Meat }) => Plant === null && Origin === code && Meat === meat)) return true;
    if (page * maxWatches >= Total) return false;
  }
}

export function OriginWatch({ origin, meat }: { origin: CountedOption; meat: PlantMeat }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isWatched, setWatched] = useState<boolean | null>(null);
  const code = origin.Code;
  useEffect(() => {
    if (storedToken() === null) return;
    let isGone = false;
    isOriginWatched(code, meat, edition === 'en')
      .then((found) => {
        if (!isGone) setWatched(found);
      })
      // Then the button leads to the login.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [code, meat, edition]);
  const name = t.originName(nameIn(edition, origin), t.meats[meat]);
  return (
    <>
      <WatchButton subject={{ Origin: code, Meat: meat }} name={name} watched={isWatched} />
      <PinButton Kind="origin" Code={code} name={nameIn(edition, origin)} />
    </>
  );
}
