export { PlantListScreen } from './plant-list.screen.tsx';
export { PlantScreen } from './plant.screen.tsx';
export { PlantsScreen } from './plants.screen.tsx';
