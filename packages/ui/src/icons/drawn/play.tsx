// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Play = /* @__PURE__ */ icon(
  'm232 114l-144-88a16 16 0 0 0-16 0 16 16 0 0 0-8 14v176a16 16 0 0 0 16 16 16 16 0 0 0 8-2l144-88a16 16 0 0 0 0-27zm-152 102v-176l144 88z',
)
