// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Cube = /* @__PURE__ */ icon(
  'm224 66l-88-48h0a16 16 0 0 0-16 0l-88 48a16 16 0 0 0-8 14v96a16 16 0 0 0 8 14l88 48a16 16 0 0 0 16 0l88-48a16 16 0 0 0 8-14v-96a16 16 0 0 0-8-14zm-96-34h0l80 44-80 44-80-44zm-88 58l80 44v86l-80-44zm96 130v-86l80-44v86z',
)
