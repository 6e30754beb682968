// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Plus = /* @__PURE__ */ icon(
  'm224 128a8 8 0 0 1-8 8h-80v80a8 8 0 0 1-16 0v-80h-80a8 8 0 0 1 0-16h80v-80a8 8 0 0 1 16 0v80h80a8 8 0 0 1 8 8z',
)
