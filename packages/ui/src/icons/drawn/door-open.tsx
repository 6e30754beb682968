// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const DoorOpen = /* @__PURE__ */ icon(
  'm232 216h-24v-176a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v176h-24a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-40 0h-16v-176h16zm-128-176h96v176h-96zm80 92a12 12 0 1 1-12-12 12 12 0 0 1 12 12z',
)
