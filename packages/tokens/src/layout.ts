/** Steps of 4 px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  18: '72px',
  22: '88px',
} as const

/** Heights of controls and bars, widths of containers. */
export const sizes = {
  'control.sm': '36px',
  'control.md': '44px',
  'control.input': '48px',
  'control.lg': '54px',
  'nav.desktop': '72px',
  'nav.mobile': '60px',
  bottomNav: '72px',
  content: '1280px',
  wide: '1520px',
  wizard: '1200px',
  'touch.min': '44px',
} as const

/** 4 for tape, 6 badges, 10 controls, 14 pictures, 20 panels, 24 dialogs. There are no pill shapes. */
export const radii = {
  xs: '4px',
  sm: '6px',
  md: '10px',
  lg: '14px',
  xl: '20px',
  '2xl': '24px',
  full: '999px',
} as const

/** Smallest screen width of each layout. */
export const breakpoints = { sm: '480px', md: '760px', lg: '1024px', xl: '1280px' } as const

/** Stacking order of everything that floats. */
export const zIndex = { bottomNav: 15, stickyBar: 16, chat: 20, modal: 30, toast: 40 } as const
