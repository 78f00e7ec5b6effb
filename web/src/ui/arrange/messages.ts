import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  arrangeHow: [
    '拖动左侧手柄调整顺序；用键盘时，在手柄上按回车，用方向键选择位置，再按回车放下。',
    'Drag the handle on the left to change the order. With the keyboard: Enter on the handle, arrow keys to move, Enter to drop.',
  ],
});
