// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Calculator = /* @__PURE__ */ icon(
  'm80 120h96a8 8 0 0 0 8-8v-48a8 8 0 0 0-8-8h-96a8 8 0 0 0-8 8v48a8 8 0 0 0 8 8zm8-48h80v32h-80zm112-48h-144a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-176a16 16 0 0 0-16-16zm0 192h-144v-176h144zm-100-68a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm40 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm40 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-80 40a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm40 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm40 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z',
)
