// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const MonitorPlay = /* @__PURE__ */ icon(
  'm208 40h-160a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm8 136a8 8 0 0 1-8 8h-160a8 8 0 0 1-8-8v-112a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8zm-48 48a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm-4-111l-48-32a8 8 0 0 0-12 7v64a8 8 0 0 0 12 7l48-32a8 8 0 0 0 0-14zm-44 24v-34l26 17z',
)
