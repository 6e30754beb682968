// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const PlayCircle = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88zm48-95l-64-40a8 8 0 0 0-12 7v80a8 8 0 0 0 12 7l64-40a8 8 0 0 0 0-14zm-60 33v-52l41 26z',
)
