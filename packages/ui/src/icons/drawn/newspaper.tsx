// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Newspaper = /* @__PURE__ */ icon(
  'm88 112a8 8 0 0 1 8-8h80a8 8 0 0 1 0 16h-80a8 8 0 0 1-8-8zm8 40h80a8 8 0 0 0 0-16h-80a8 8 0 0 0 0 16zm136-88v120a24 24 0 0 1-24 24h-176a24 24 0 0 1-24-24v-96a8 8 0 0 1 16 0v96a8 8 0 0 0 16 0v-120a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-16 0h-160v120a24 24 0 0 1-1 8h153a8 8 0 0 0 8-8z',
)
