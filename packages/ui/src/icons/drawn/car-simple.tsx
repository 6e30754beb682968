// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CarSimple = /* @__PURE__ */ icon(
  'm240 104h-11l-28-62a16 16 0 0 0-14-10h-118a16 16 0 0 0-14 10l-28 62h-11a8 8 0 0 0 0 16h8v80a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-16h96v16a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-80h8a8 8 0 0 0 0-16zm-171-56h118l25 56h-168zm147 152h-24v-24a8 8 0 0 0-8-8h-112a8 8 0 0 0-8 8v24h-24v-80h176z',
)
