// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Briefcase = /* @__PURE__ */ icon(
  'm216 56h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-120-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm120 24v42a184 184 0 0 1-88 22 184 184 0 0 1-88-22v-42zm0 128h-176v-68a200 200 0 0 0 88 20 200 200 0 0 0 88-20v68zm-112-88a8 8 0 0 1 8-8h32a8 8 0 0 1 0 16h-32a8 8 0 0 1-8-8z',
)
