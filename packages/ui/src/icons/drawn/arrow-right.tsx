// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowRight = /* @__PURE__ */ icon(
  'm222 134l-72 72a8 8 0 0 1-12-12l59-58h-157a8 8 0 0 1 0-16h157l-59-58a8 8 0 0 1 12-12l72 72a8 8 0 0 1 0 12z',
)
