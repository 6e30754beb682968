// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ChatCircle = /* @__PURE__ */ icon(
  'm128 24a104 104 0 0 0-91.8 152.9l-11.2 34.1a16 16 0 0 0 20 20l34.1-11.2a104 104 0 1 0 48.9-195.8zm0 192a88 88 0 0 1-44-12 8 8 0 0 0-7 0l-37 12 12-37a8 8 0 0 0 0-7 88 88 0 1 1 76 44z',
)
