// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const EnvelopeSimple = /* @__PURE__ */ icon(
  'm224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-21 16l-75 69-75-69zm13 128h-176v-118l83 76a8 8 0 0 0 10 0l83-76v118z',
)
