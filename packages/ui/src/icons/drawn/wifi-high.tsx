// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const WifiHigh = /* @__PURE__ */ icon(
  'm140 204a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm97-117a172 172 0 0 0-218 0 8 8 0 0 0 10 12 156 156 0 0 1 198 0 8 8 0 0 0 10-12zm-32 36a124 124 0 0 0-154 0 8 8 0 0 0 10 12 108 108 0 0 1 134 0 8 8 0 0 0 11-1 8 8 0 0 0-1-11zm-32 36a76 76 0 0 0-90 0 8 8 0 0 0 10 12 60 60 0 0 1 70 0 8 8 0 1 0 10-12z',
)
