/** In one file, so that the console loads all screens of the front desk together. */
export { BannerScreen } from './banner.screen.tsx';
export { BannersScreen } from './banners.screen.tsx';
export { StripScreen } from './strip.screen.tsx';
