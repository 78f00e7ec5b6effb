import { createRef } from 'react';
import type { FigureHandle } from '../export/chart-export.tsx';
import type { PngCaption } from '../export/png-caption.ts';

export function recordFigure({ isFailing = false } = {}) {
  const captions: PngCaption[] = [];
  const figure = createRef<FigureHandle>();
  figure.current = {
    exportPng: (caption) => {
      captions.push(caption);
      return isFailing ? Promise.reject(new Error('There is no canvas')) : Promise.resolve();
    },
  };
  return { captions, figure };
}
