// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const MagnifyingGlass = /* @__PURE__ */ icon(
  'm230 218l-50-50a88 88 0 1 0-12 12l50 50a8 8 0 0 0 12-12zm-190-106a72 72 0 1 1 72 72 72 72 0 0 1-72-72z',
)
