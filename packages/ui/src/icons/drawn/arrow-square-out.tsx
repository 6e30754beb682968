// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowSquareOut = /* @__PURE__ */ icon(
  'm224 104a8 8 0 0 1-16 0v-45l-66 67a8 8 0 0 1-12-12l67-66h-45a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm-40 24a8 8 0 0 0-8 8v72h-128v-128h72a8 8 0 0 0 0-16h-72a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-72a8 8 0 0 0-8-8z',
)
