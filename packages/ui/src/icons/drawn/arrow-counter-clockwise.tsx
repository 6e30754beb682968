// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowCounterClockwise = /* @__PURE__ */ icon(
  'm224 128a96 96 0 0 1-95 96h-1a95 95 0 0 1-66-26 8 8 0 0 1 11-12 80 80 0 1 0-2-115 3 3 0 0 1 0 1l-26 24h27a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8v-48a8 8 0 0 1 16 0v30l28.3-26a96 96 0 0 1 163.7 68z',
)
