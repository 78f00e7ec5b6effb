import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition } from '#i18n/edition.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { buildPlantMeta, PlantView } from '#plants/face.ts';
import { CutsPart } from './plant/cuts-part.tsx';
import { loadPlantPage } from './plant/plant-page-query.ts';

export const loader = serverPageLoader(loadPlantPage);
export const clientLoader = clientPageLoader(loadPlantPage);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const settings = toSettings(matches);
  return pageMeta(buildPlantMeta(toPathEdition(location.pathname), loaderData, settings?.publicUrl ?? ''), settings);
}

export default function PlantPage() {
  const found = useLoaderData<typeof loader>();
  return (
    <PlantView found={found}>
      <CutsPart found={found} />
    </PlantView>
  );
}
