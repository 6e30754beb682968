import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isKeyedHash, keyedHash } from '../../platform/keyed-hash.ts'

const purpose = 'linked visit'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The page on which a visitor moves or cancels a visit without a login. What follows the `#` is in no log of a server. */
export const linkOf = ({ config }: Pick<AppContext, 'config'>, { id }: { id: string }, origin: string) =>
  `${origin}/visita#link=${id}.${keyedHash(config.APP_SECRET, purpose, id)}`

/**
 * Returns the id of the visit that a mailed link leads to.
 * @throws AppError link_invalid
 */
export function visitOfLink({ config }: Pick<AppContext, 'config'>, link: string): string {
  const [id = '', signature = ''] = link.split('.')
  if (!uuid.test(id) || !isKeyedHash(config.APP_SECRET, purpose, id, signature))
    throw new AppError('link_invalid')
  return id
}
