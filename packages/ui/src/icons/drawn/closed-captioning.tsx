// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ClosedCaptioning = /* @__PURE__ */ icon(
  'm224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 144h-192v-128h192v128zm-105-40a8 8 0 0 1-3 10.6 40 40 0 1 1 0-69.2 8 8 0 1 1-8 13.8 24 24 0 1 0 0 41.6 8 8 0 0 1 11 3.2zm80 0a8 8 0 0 1-3 10.6 40 40 0 1 1 0-69.2 8 8 0 1 1-8 13.8 24 24 0 1 0 0 41.6 8 8 0 0 1 11 3.2z',
)
