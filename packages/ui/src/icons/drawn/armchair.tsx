// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Armchair = /* @__PURE__ */ icon(
  'm216 89v-17a40 40 0 0 0-40-40h-96a40 40 0 0 0-40 40v16.8a40 40 0 0 0 0 78.4v32.8a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-32.8a40 40 0 0 0 0-78.4zm-136-41h96a24 24 0 0 1 24 24v17a40 40 0 0 0-32 39h-80a40 40 0 0 0-32-39v-17a24 24 0 0 1 24-24zm128 104h0a8 8 0 0 0-8 8v40h-144v-40a8 8 0 0 0-8-8h0a24 24 0 1 1 24-24v40a8 8 0 0 0 16 0v-24h80v24a8 8 0 0 0 16 0v-40a24 24 0 1 1 24 24z',
)
