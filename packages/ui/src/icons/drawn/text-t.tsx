// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const TextT = /* @__PURE__ */ icon(
  'm208 56v32a8 8 0 0 1-16 0v-24h-56v128h24a8 8 0 0 1 0 16h-64a8 8 0 0 1 0-16h24v-128h-56v24a8 8 0 0 1-16 0v-32a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8z',
)
