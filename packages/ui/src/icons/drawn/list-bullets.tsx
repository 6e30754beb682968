// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ListBullets = /* @__PURE__ */ icon(
  'm80 64a8 8 0 0 1 8-8h128a8 8 0 0 1 0 16h-128a8 8 0 0 1-8-8zm136 56h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16zm0 64h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16zm-172-132a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm0 64a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm0 64a12 12 0 1 0 12 12 12 12 0 0 0-12-12z',
)
