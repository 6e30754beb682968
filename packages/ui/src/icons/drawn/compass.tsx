// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Compass = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88zm44-143l-64 32a8 8 0 0 0-3 3l-32 64a8 8 0 0 0 7 12 8 8 0 0 0 4-1l64-32a8 8 0 0 0 3-3l32-64a8 8 0 0 0-11-11zm-34 65l-40 20 20-40 40-20z',
)
