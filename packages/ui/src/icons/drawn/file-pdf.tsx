// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const FilePdf = /* @__PURE__ */ icon(
  'm224 152a8 8 0 0 1-8 8h-24v16h16a8 8 0 0 1 0 16h-16v16a8 8 0 0 1-16 0v-56a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8zm-132 20a28 28 0 0 1-28 28h-8v8a8 8 0 0 1-16 0v-56a8 8 0 0 1 8-8h16a28 28 0 0 1 28 28zm-16 0a12 12 0 0 0-12-12h-8v24h8a12 12 0 0 0 12-12zm88 8a36 36 0 0 1-36 36h-16a8 8 0 0 1-8-8v-56a8 8 0 0 1 8-8h16a36 36 0 0 1 36 36zm-16 0a20 20 0 0 0-20-20h-8v40h8a20 20 0 0 0 20-20zm-108-68v-72a16 16 0 0 1 16-16h96a8 8 0 0 1 6 2l56 56a8 8 0 0 1 2 6v24a8 8 0 0 1-16 0v-16h-48a8 8 0 0 1-8-8v-48h-88v72a8 8 0 0 1-16 0zm120-32h29l-29-29z',
)
