// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CheckBold = /* @__PURE__ */ icon(
  'm232 80l-128 128a12 12 0 0 1-17 0l-56-56a12 12 0 1 1 17-17l48 48 120-119a12 12 0 0 1 17 17z',
)
