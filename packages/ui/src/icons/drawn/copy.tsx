// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Copy = /* @__PURE__ */ icon(
  'm216 32h-128a8 8 0 0 0-8 8v40h-40a8 8 0 0 0-8 8v128a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8v-40h40a8 8 0 0 0 8-8v-128a8 8 0 0 0-8-8zm-56 176h-112v-112h112zm48-48h-32v-72a8 8 0 0 0-8-8h-72v-32h112z',
)
