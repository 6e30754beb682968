// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const DownloadSimple = /* @__PURE__ */ icon(
  'm224 144v64a8 8 0 0 1-8 8h-176a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0zm-102 6a8 8 0 0 0 12 0l40-40a8 8 0 0 0-12-12l-26 27v-93a8 8 0 0 0-16 0v93l-26-27a8 8 0 0 0-12 12z',
)
