// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ChatText = /* @__PURE__ */ icon(
  'm216 48h-176a16 16 0 0 0-16 16v160a16 16 0 0 0 9 15 16 16 0 0 0 7 1 16 16 0 0 0 10-4l0 0 33-28h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176h0zm176-32h-136a8 8 0 0 0-5 2l-35 30v-160h176zm-128-80a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-64a8 8 0 0 1-8-8zm0 32a8 8 0 0 1 8-8h64a8 8 0 1 1 0 16h-64a8 8 0 0 1-8-8z',
)
