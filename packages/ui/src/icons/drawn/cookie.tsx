// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Cookie = /* @__PURE__ */ icon(
  'm164 164a12 12 0 1 1-17 0 12 12 0 0 1 17 0zm-81-8a12 12 0 1 0 17 0 12 12 0 0 0-16 0zm9-39a12 12 0 1 0-17 0 12 12 0 0 0 17-1zm48-1a12 12 0 1 0 0 17 12 12 0 0 0 0-17zm92 12a104 104 0 1 1-104-104 8 8 0 0 1 8 8 40 40 0 0 0 40 40 8 8 0 0 1 8 8 40 40 0 0 0 40 40 8 8 0 0 1 8 8zm-16 7a56 56 0 0 1-47-47 56 56 0 0 1-48-48 88 88 0 1 0 95 95z',
)
