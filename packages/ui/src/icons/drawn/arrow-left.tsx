// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowLeft = /* @__PURE__ */ icon(
  'm224 128a8 8 0 0 1-8 8h-157l59 58a8 8 0 0 1-12 12l-72-72a8 8 0 0 1 0-12l72-72a8 8 0 0 1 12 12l-59 58h157a8 8 0 0 1 8 8z',
)
