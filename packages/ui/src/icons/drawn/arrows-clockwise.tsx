// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowsClockwise = /* @__PURE__ */ icon(
  'm224 48v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h29l-15-15a80 80 0 0 0-56-23h-1a80 80 0 0 0-55 23 8 8 0 0 1-12-12 96 96 0 0 1 135 1l15 15v-29a8 8 0 0 1 16 0zm-38 135a80 80 0 0 1-112 0l-15-15h29a8 8 0 0 0 0-16h-48a8 8 0 0 0-8 8v48a8 8 0 0 0 16 0v-29l15 15a95 95 0 0 0 67 28h1a95 95 0 0 0 67-27 8 8 0 0 0-12-12z',
)
