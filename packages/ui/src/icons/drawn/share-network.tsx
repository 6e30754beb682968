// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ShareNetwork = /* @__PURE__ */ icon(
  'm176 160a40 40 0 0 0-29 12l-46-30a40 40 0 0 0 0-28l46-30a40 40 0 1 0-8-14l-46 30a40 40 0 1 0 0 56l46 30a40 40 0 1 0 37-26zm0-128a24 24 0 1 1-24 24 24 24 0 0 1 24-24zm-112 120a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm112 72a24 24 0 1 1 24-24 24 24 0 0 1-24 24z',
)
