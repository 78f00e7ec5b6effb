export { toOrigin } from './plant-names.ts';
export { buildPlantMeta } from './plant/plant-meta.ts';
export { getPlantId, loadPlant } from './plant/plant-query.ts';
export { PlantView } from './plant/plant-view.tsx';
export { StateMark } from './room/state-mark.tsx';
export { PlantListTemplates, PlantListUpload } from './staff/plant-list-upload.tsx';
export { PlantLists } from './staff/plant-lists.tsx';
export { default as plantStyles } from './plant/plant.module.css';
