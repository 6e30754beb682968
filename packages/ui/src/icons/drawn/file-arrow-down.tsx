// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const FileArrowDown = /* @__PURE__ */ icon(
  'm214 82l-56-56a8 8 0 0 0-6-2h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2-6zm-54-31l29 29h-29zm40 165h-144v-176h88v48a8 8 0 0 0 8 8h48v120zm-42-62a8 8 0 0 1 0 12l-24 24a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l10 11v-45a8 8 0 0 1 16 0v45l10-11a8 8 0 0 1 12 0z',
)
