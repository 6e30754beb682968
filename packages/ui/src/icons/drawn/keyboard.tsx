// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Keyboard = /* @__PURE__ */ icon(
  'm224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 144h-192v-128h192v128zm-16-64a8 8 0 0 1-8 8h-144a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8zm0-32a8 8 0 0 1-8 8h-144a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8zm-136 64a8 8 0 0 1-8 8h-8a8 8 0 0 1 0-16h8a8 8 0 0 1 8 8zm96 0a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm40 0a8 8 0 0 1-8 8h-8a8 8 0 0 1 0-16h8a8 8 0 0 1 8 8z',
)
