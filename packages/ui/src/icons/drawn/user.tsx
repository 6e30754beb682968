// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const User = /* @__PURE__ */ icon(
  'm231 212c-15-26-39-45-66-54a72 72 0 1 0-74 0c-27 9-51 28-66 54a8 8 0 1 0 14 8c19-33 52-52 89-52s70 19 89 52a8 8 0 1 0 14-8zm-159-116a56 56 0 1 1 56 56 56 56 0 0 1-56-56z',
)
