// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ClockCounterClockwise = /* @__PURE__ */ icon(
  'm136 80v43l36 22a8 8 0 0 1-8 14l-40-24a8 8 0 0 1-4-7v-48a8 8 0 0 1 16 0zm-8-48a95 95 0 0 0-68 28c-7 8-14 15-20 22v-18a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16h-23c7-8 14-16 22-25a80 80 0 1 1 2 115 8 8 0 1 0-10.9 11.8 96 96 0 1 0 65.9-165.8z',
)
