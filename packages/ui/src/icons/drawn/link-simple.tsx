// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const LinkSimple = /* @__PURE__ */ icon(
  'm166 90a8 8 0 0 1 0 12l-64 64a8 8 0 0 1-12-12l64-64a8 8 0 0 1 12 0zm50-50a56 56 0 0 0-80 0l-30 30a8 8 0 0 0 12 12l29.7-30.2a40 40 0 0 1 56.6 56.5l-30.3 29.7a8 8 0 0 0 12 12l30-30a56 56 0 0 0 0-80zm-78 134l-29.7 30.3a40 40 0 1 1-56.6-56.6l30.3-29.7a8 8 0 0 0-12-12l-29.6 30.4a56 56 0 0 0 79.2 79.2l30.4-29.6a8 8 0 0 0-12-12z',
)
