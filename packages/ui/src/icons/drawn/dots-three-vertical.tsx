// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const DotsThreeVertical = /* @__PURE__ */ icon(
  'm140 128a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-12-56a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm0 112a12 12 0 1 0 12 12 12 12 0 0 0-12-12z',
)
