// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Check = /* @__PURE__ */ icon(
  'm230 78l-128 128a8 8 0 0 1-12 0l-56-56a8 8 0 0 1 12-12l50 51 122-123a8 8 0 0 1 12 12z',
)
