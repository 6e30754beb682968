// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowClockwise = /* @__PURE__ */ icon(
  'm240 56v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h27l-26-24 0-1a80 80 0 1 0-2 115 8 8 0 0 1 11 12 95 95 0 0 1-66 26h-1.3a96 96 0 1 1 69.1-164l28.2 26v-30a8 8 0 1 1 16 0z',
)
