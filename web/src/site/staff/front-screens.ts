/** The screens of the front desk, in one file for the console. */
export { BannerScreen } from './banner.screen.tsx';
export { BannersScreen } from './banners.screen.tsx';
export { StripScreen } from './strip.screen.tsx';
