// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ClipboardText = /* @__PURE__ */ icon(
  'm168 152a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm-8-40h-64a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16zm56-64v168a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-168a16 16 0 0 1 16-16h36a48 48 0 0 1 72 0h36a16 16 0 0 1 16 16zm-120 16h64a32 32 0 0 0-64 0zm104-16h-27a48 48 0 0 1 3 16v8a8 8 0 0 1-8 8h-80a8 8 0 0 1-8-8v-8a48 48 0 0 1 3-16h-27v168h144z',
)
