// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Vault = /* @__PURE__ */ icon(
  'm216 40h-176a16 16 0 0 0-16 16v136a16 16 0 0 0 16 16h16v16a8 8 0 0 0 16 0v-16h112v16a8 8 0 0 0 16 0v-16h16a16 16 0 0 0 16-16v-136a16 16 0 0 0-16-16zm0 152h-176v-136h176v64h-17a48 48 0 1 0 0 16h17v56zm-50-72a16 16 0 1 0 0 16h17a32 32 0 1 1 0-16z',
)
