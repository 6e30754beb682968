// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CaretUp = /* @__PURE__ */ icon(
  'm214 166a8 8 0 0 1-12 0l-74-75-74 75a8 8 0 0 1-12-12l80-80a8 8 0 0 1 12 0l80 80a8 8 0 0 1 0 12z',
)
