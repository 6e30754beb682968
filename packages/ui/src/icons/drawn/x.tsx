// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const X = /* @__PURE__ */ icon(
  'm206 194a8 8 0 0 1-12 12l-66-67-66 67a8 8 0 0 1-12-12l67-66-67-66a8 8 0 0 1 12-12l66 67 66-67a8 8 0 0 1 12 12l-67 66z',
)
