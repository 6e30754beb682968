// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const StarFill = /* @__PURE__ */ icon(
  'm234 115l-45 39 14 58a16 16 0 0 1-24 18l-51-32-51 32a16 16 0 0 1-24-18l14-58-45-39a16 16 0 0 1 9-29l59-5 23-55a16 16 0 0 1 30 0l23 55 59 5a16 16 0 0 1 9 29z',
)
