// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ThermometerSimple = /* @__PURE__ */ icon(
  'm136 153v-65a8 8 0 0 0-16 0v65a32 32 0 1 0 16 0zm-8 47a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm40-66v-86a40 40 0 0 0-80 0v86a64 64 0 1 0 80 0zm-40 98a48 48 0 0 1-27.4-87.4 8 8 0 0 0 3.4-6.6v-90a24 24 0 0 1 48 0v90a8 8 0 0 0 3.4 6.6 48 48 0 0 1-27.4 87.4z',
)
