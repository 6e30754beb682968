// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Cube3d = /* @__PURE__ */ icon(
  'm222 90h0l-56-56a8 8 0 0 0-6-2h-120a8 8 0 0 0-8 8v120a8 8 0 0 0 2 6l56 56h0a8 8 0 0 0 6 2h120a8 8 0 0 0 8-8v-120a8 8 0 0 0-2-6zm-54-31l29 29h-29zm-80 138l-29-29h29zm0-45h-40v-93l40 40zm-29-104h93v40h-53zm93 56v48h-48v-48zm-48 104v-40h53l40 40zm104-11l-40-40v-53h40z',
)
