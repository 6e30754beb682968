// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ArrowDown = /* @__PURE__ */ icon(
  'm206 150l-72 72a8 8 0 0 1-12 0l-72-72a8 8 0 0 1 12-12l58 59v-157a8 8 0 0 1 16 0v157l58-59a8 8 0 0 1 12 12z',
)
