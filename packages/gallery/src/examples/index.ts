import type { Group } from '../example.ts'
import { button } from './actions/button.tsx'
import { iconButton } from './actions/icon-button.tsx'
import { textLink } from './actions/text-link.tsx'
import { boxes } from './foundations/boxes.tsx'
import { container } from './foundations/container.tsx'
import { cota } from './foundations/cota.tsx'
import { grids } from './foundations/grids.tsx'
import { logo } from './foundations/logo.tsx'
import { tape } from './foundations/tape.tsx'
import { texts } from './foundations/texts.tsx'
import { visuallyHidden } from './foundations/visually-hidden.tsx'
import { avatar } from './status/avatar.tsx'
import { badge } from './status/badge.tsx'
import { filterChip } from './status/filter-chip.tsx'
import { skeleton } from './status/skeleton.tsx'
import { spinner } from './status/spinner.tsx'

/** Everything that the gallery shows, in the order of its contents. */
export const groups: readonly Group[] = [
  { id: 'foundations', examples: [boxes, grids, texts, container, tape, cota, logo, visuallyHidden] },
  { id: 'actions', examples: [button, iconButton, textLink] },
  { id: 'status', examples: [badge, filterChip, avatar, spinner, skeleton] },
]
