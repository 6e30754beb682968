// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const FacebookLogo = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm8 192v-64h24a8 8 0 0 0 0-16h-24v-24a16 16 0 0 1 16-16h16a8 8 0 0 0 0-16h-16a32 32 0 0 0-32 32v24h-24a8 8 0 0 0 0 16h24v64a88 88 0 1 1 16 0z',
)
