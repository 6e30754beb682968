// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Printer = /* @__PURE__ */ icon(
  'm215 72h-15v-32a8 8 0 0 0-8-8h-128a8 8 0 0 0-8 8v32h-15c-14 0-25 11-25 24v80a8 8 0 0 0 8 8h32v32a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 8-8v-80c0-13-11-24-25-24zm-143-24h112v24h-112zm112 160h-112v-48h112zm40-40h-24v-16a8 8 0 0 0-8-8h-128a8 8 0 0 0-8 8v16h-24v-72c0-4 4-8 9-8h174c5 0 9 4 9 8zm-24-52a12 12 0 1 1-12-12 12 12 0 0 1 12 12z',
)
