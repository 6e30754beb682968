import type { Drill } from '../drill/drill.ts'
import { costlyPictures } from './drills/costly-pictures.ts'
import { failingPage } from './drills/failing-page.ts'
import { renderFlood } from './drills/render-flood.ts'
import { forgedAddresses } from './drills/forged-addresses.ts'
import { nesting } from './drills/nesting.ts'
import { hangingRemote } from './drills/hanging-remote.ts'
import { pathForms } from './drills/path-forms.ts'
import { publicReads } from './drills/public-reads.ts'
import { refusedUploads } from './drills/refused-uploads.ts'
import { returnAddresses } from './drills/return-addresses.ts'
import { slowBodies } from './drills/slow-bodies.ts'

/** All drills in the order in which they run, by the name for `--only`. */
export const drills: Readonly<Record<string, Drill>> = {
  'path-forms': pathForms,
  'return-addresses': returnAddresses,
  'render-flood': renderFlood,
  'failing-page': failingPage,
  'hanging-remote': hangingRemote,
  nesting,
  'forged-addresses': forgedAddresses,
  'refused-uploads': refusedUploads,
  'costly-pictures': costlyPictures,
  'slow-bodies': slowBodies,
  'public-reads': publicReads,
}
