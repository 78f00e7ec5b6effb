import type { PageQuery } from '#platform/pages/page-query.ts';
import { getPlantId, loadPlant } from '#plants/face.ts';

export async function loadPlantPage(query: PageQuery) {
  const { api, edition } = query;
  const question = { isEn: edition === 'en', PlantID: getPlantId(query) };
  const [plant, { Dict: cuts }] = await Promise.all([loadPlant(query), api('GetPlantCuts', question)]);
  return { ...plant, cuts };
}

export type PlantPageData = Awaited<ReturnType<typeof loadPlantPage>>;
