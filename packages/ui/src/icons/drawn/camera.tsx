// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Camera = /* @__PURE__ */ icon(
  'm208 56h-28l-13-20a8 8 0 0 0-7-4h-64a8 8 0 0 0-7 4l-13 20h-28a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm8 136a8 8 0 0 1-8 8h-160a8 8 0 0 1-8-8v-112a8 8 0 0 1 8-8h32a8 8 0 0 0 7-4l13-20h56l13 20a8 8 0 0 0 7 4h32a8 8 0 0 1 8 8zm-88-104a44 44 0 1 0 44 44 44 44 0 0 0-44-44zm0 72a28 28 0 1 1 28-28 28 28 0 0 1-28 28z',
)
