// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowUp = /* @__PURE__ */ icon(
  'm206 118a8 8 0 0 1-12 0l-58-59v157a8 8 0 0 1-16 0v-157l-58 59a8 8 0 0 1-12-12l72-72a8 8 0 0 1 12 0l72 72a8 8 0 0 1 0 12z',
)
