/** Only the free places are drawn in colour; the rest of the city is white. */
export const INK = '#10201c'
export const TAPE = '#ffc61f'
export const FACADE = [
  '#e8654a',
  '#f2b84b',
  '#2f9c8a',
  '#8f7fd6',
  '#f0a7a0',
  '#5ba3c4',
  '#e9e1d0',
  '#c94f3d',
  '#7fb59a',
  '#f6d98c',
] as const
export const ROOF = ['#b5523b', '#3d5a57', '#8d9a98', '#c9ccc4', '#7c4a3d', '#2c6d66'] as const
export const LEAF = ['#3f8f5f', '#2f7d6a', '#5fa35a', '#7aa95c'] as const
