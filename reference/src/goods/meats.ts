export const meatNames = [
  { code: 'beef', nameCn: '牛肉', nameEn: 'Beef' },
  { code: 'pork', nameCn: '猪肉', nameEn: 'Pork' },
] as const;
