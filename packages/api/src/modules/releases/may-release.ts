import { AppError } from '../../platform/errors/app-error.ts'
import type { ReleaseTeam } from '../../platform/identity/team-repository.ts'

export const mayRelease = ({ apps }: ReleaseTeam, app: string): boolean =>
  apps.includes('*') || apps.includes(app)

/** A token without apps only reads: composers have one. A token for all apps may do what composers do. */
export const isComposer = ({ apps }: ReleaseTeam): boolean => apps.length === 0 || apps.includes('*')

/**
 * What composers report decides what admins read and how canaries are judged, so the token of a team reports nothing.
 * @throws AppError forbidden when a token is a team's
 */
export function assertComposer(team: ReleaseTeam): void {
  if (!isComposer(team)) throw new AppError('forbidden')
}

/** @throws AppError forbidden when an app is not the team's */
export function assertMayRelease(team: ReleaseTeam, app: string): void {
  if (!mayRelease(team, app)) throw new AppError('forbidden')
}
