// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CheckCircle = /* @__PURE__ */ icon(
  'm174 98a8 8 0 0 1 0 12l-56 56a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 0zm58 30a104 104 0 1 1-104-104 104 104 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88z',
)
