// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const UserCircle = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm-54 174a64 64 0 0 1 108 0 88 88 0 0 1-108 0zm22-78a32 32 0 1 1 32 32 32 32 0 0 1-32-32zm98 66a80 80 0 0 0-36-28 48 48 0 1 0-60 0 80 80 0 0 0-36 28 88 88 0 1 1 132 0z',
)
