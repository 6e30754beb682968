// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const At = /* @__PURE__ */ icon(
  'm128 24a104 104 0 0 0 0 208c22 0 44-6 60-17a8 8 0 0 0-8-14c-14 9-34 15-52 15a88 88 0 1 1 88-88c0 26-11 32-20 32s-20-6-20-32v-40a8 8 0 0 0-16 0v4a48 48 0 1 0 6 65c6 12 16 19 30 19 23 0 36-18 36-48a104 104 0 0 0-104-104zm0 136a32 32 0 1 1 32-32 32 32 0 0 1-32 32z',
)
