import { endpoints, type TeamMember } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { pictureOf } from '../../platform/images/picture.ts'
import { findTeam, type TeamMemberRow } from './repository.ts'

const toMember = ({ image, ...row }: TeamMemberRow): TeamMember => ({ ...row, ...pictureOf(image) })

export function registerPersonal(app: AppContext): void {
  // Only admins see hidden members (RULES.md §11).
  serve(app, endpoints.personal.list, async ({ user }) => {
    const team = await findTeam(app.db, { hidden: user?.isAdmin ?? false })
    return { personal: team.map(toMember) }
  })
}
