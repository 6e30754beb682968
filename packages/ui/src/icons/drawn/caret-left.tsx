// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CaretLeft = /* @__PURE__ */ icon(
  'm166 202a8 8 0 0 1-12 12l-80-80a8 8 0 0 1 0-12l80-80a8 8 0 0 1 12 12l-75 74z',
)
