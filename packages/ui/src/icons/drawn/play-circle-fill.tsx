// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const PlayCircleFill = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm41 111l-52 36a8 8 0 0 1-13-7v-72a8 8 0 0 1 13-7l52 36a8 8 0 0 1 0 14z',
)
