// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CalendarBlank = /* @__PURE__ */ icon(
  'm208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112z',
)
