// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Share = /* @__PURE__ */ icon(
  'm230 110l-48 48a8 8 0 0 1-12-12l35-34h-40a88 88 0 0 0-85 66 8 8 0 0 1-16-4 104 104 0 0 1 101-78h40l-35-34a8 8 0 0 1 12-12l48 48a8 8 0 0 1 0 12zm-38 98h-152v-120a8 8 0 0 0-16 0v128a8 8 0 0 0 8 8h160a8 8 0 0 0 0-16z',
)
