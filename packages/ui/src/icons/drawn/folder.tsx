// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Folder = /* @__PURE__ */ icon(
  'm216 72h-85l-27-27a16 16 0 0 0-11-5h-53a16 16 0 0 0-16 16v145a15 15 0 0 0 15 15h178a15 15 0 0 0 15-15v-113a16 16 0 0 0-16-16zm-176-16h53l16 16h-69zm176 144h-176v-112h176z',
)
