// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Envelope = /* @__PURE__ */ icon(
  'm224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-96 85l-75-69h150zm-29-5l-59 54v-108zm12 11l12 11a8 8 0 0 0 10 0l12-11 58 53h-150zm46-11l59-54v108z',
)
