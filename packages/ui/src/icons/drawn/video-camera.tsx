// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const VideoCamera = /* @__PURE__ */ icon(
  'm252 73a8 8 0 0 0-8 0l-36 24v-25a16 16 0 0 0-16-16h-160a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-25l36 24a8 8 0 0 0 4 1 8 8 0 0 0 8-8v-96a8 8 0 0 0-4-7zm-60 111h-160v-112h160v112zm48-23l-32-21v-24l32-21z',
)
