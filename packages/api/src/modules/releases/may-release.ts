import { AppError } from '../../platform/errors/app-error.ts'
import type { Team } from '../../platform/identity/team-repository.ts'

export const mayRelease = ({ apps }: Team, app: string): boolean => apps.includes('*') || apps.includes(app)

/** @throws AppError forbidden when an app is not the team's */
export function assertMayRelease(team: Team, app: string): void {
  if (!mayRelease(team, app)) throw new AppError('forbidden')
}
