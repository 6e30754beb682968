// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const InstagramLogo = /* @__PURE__ */ icon(
  'm128 80a48 48 0 1 0 48 48 48 48 0 0 0-48-48zm0 80a32 32 0 1 1 32-32 32 32 0 0 1-32 32zm48-136h-96a56 56 0 0 0-56 56v96a56 56 0 0 0 56 56h96a56 56 0 0 0 56-56v-96a56 56 0 0 0-56-56zm40 152a40 40 0 0 1-40 40h-96a40 40 0 0 1-40-40v-96a40 40 0 0 1 40-40h96a40 40 0 0 1 40 40zm-24-100a12 12 0 1 1-12-12 12 12 0 0 1 12 12z',
)
