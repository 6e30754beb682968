// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CookingPot = /* @__PURE__ */ icon(
  'm88 48v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0zm40 8a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm32 0a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm93 46l-29 22v60a32 32 0 0 1-32 32h-128a32 32 0 0 1-32-32v-60l-29-22a8 8 0 0 1 10-12l19 14v-24a8 8 0 0 1 8-8h176a8 8 0 0 1 8 8v24l19-14a8 8 0 0 1 10 12zm-45-14h-160v96a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16z',
)
