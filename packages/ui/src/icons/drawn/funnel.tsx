// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Funnel = /* @__PURE__ */ icon(
  'm231 50a16 16 0 0 0-15-10h-176a16 16 0 0 0-12 27l0 0 68 72v77a16 16 0 0 0 25 13l32-21a16 16 0 0 0 7-13v-56l68-72 0 0a16 16 0 0 0 3-17zm-191 6h0zm106 75a8 8 0 0 0-2 5v59l-32 21v-80a8 8 0 0 0-2-5l-70-75h176z',
)
