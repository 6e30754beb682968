// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const PlayFill = /* @__PURE__ */ icon(
  'm240 128a16 16 0 0 1-8 14l-144 88a16 16 0 0 1-16 0 16 16 0 0 1-8-14v-176a16 16 0 0 1 8-14 16 16 0 0 1 16 0l144 88a16 16 0 0 1 8 14z',
)
