import type { SessionUser } from '@metrolibre/platform'
import type { PartConfig } from '@metrolibre/platform/remote-config'
import { meantFor } from '../../session/meant-for.ts'
import type { Registry } from '../../registry/registry.ts'

export interface OfferedPart {
  readonly remoteName: string
  readonly part: PartConfig
}

/** Returns the parts that all remotes offer a user for a slot, in their order. */
export const partsFor = (
  { remotes }: Pick<Registry, 'remotes'>,
  slot: string,
  user: Pick<SessionUser, 'isOwner' | 'isAdmin'> | null,
): OfferedPart[] =>
  Object.entries(remotes)
    .flatMap(([remoteName, { config }]) => (config.parts ?? []).map((part) => ({ remoteName, part })))
    .filter(({ part }) => part.slot === slot && meantFor(part.audience, user))
    .toSorted((one, other) => order(one) - order(other))

const order = ({ part }: OfferedPart): number => part.order ?? Number.MAX_SAFE_INTEGER
