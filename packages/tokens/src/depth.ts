/**
 * Three levels of shadows. `light-dark()` accepts only colours, so both modes share the geometry; a shadow
 * that only one mode has is transparent in the other.
 */
export const shadows = {
  1: '0 1px 2px light-dark(rgb(16 32 28 / .06), rgb(0 0 0 / .2)), 0 0 0 1px light-dark(transparent, rgb(255 255 255 / .03))',
  2: '0 2px 4px light-dark(rgb(16 32 28 / .05), transparent), 0 8px 20px -6px light-dark(rgb(16 32 28 / .12), rgb(0 0 0 / .5))',
  3: '0 4px 10px light-dark(rgb(16 32 28 / .06), transparent), 0 24px 56px -16px light-dark(rgb(16 32 28 / .28), rgb(0 0 0 / .7))',
} as const
