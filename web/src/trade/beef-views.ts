/** The nine beef views by the number that their operations carry; only those built can be opened. */
export const beefViews = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;
export type BeefView = (typeof beefViews)[number];
