// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const PaperPlaneTilt = /* @__PURE__ */ icon(
  'm227 29a16 16 0 0 0-15-4l0 0-192 58a16 16 0 0 0-3 30l85 41 41 85a16 16 0 0 0 15 9q0 0 1 0a16 16 0 0 0 14-12l58-192c0 0 0 0 0 0a16 16 0 0 0-4-15zm-69 203l0 0 0 0-40-82 48-48a8 8 0 0 0-12-12l-48 48-82-40 0 0 0 0 192-58z',
)
