import type { Drill } from './drill.ts'
import { failingPage } from './drills/failing-page.ts'
import { pathForms } from './drills/path-forms.ts'
import { renderFlood } from './drills/render-flood.ts'

/** All drills in the order they run, by the name that `--only` takes. */
export const drills: Readonly<Record<string, Drill>> = {
  'path-forms': pathForms,
  'render-flood': renderFlood,
  'failing-page': failingPage,
}
