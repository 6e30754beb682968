import type { consents } from '../../platform/db/schema/privacy.ts'
import type { users } from '../../platform/db/schema/users.ts'
import { hashPassword } from '../../modules/auth/password.ts'
import { people, roleAccounts, type PersonSeed } from '../data/people.ts'
import { demoId } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'

export const demoPassword = 'metros-libres-2026'

export const userId = (key: string): string => demoId('user', key)
export const emailOf = (key: string): string => `${key}@metrolibre.example`

/**
 * Returns identity numbers of repeated digits: well formed, with valid check digits, and belonging to nobody.
 */
const papersOf = ({ country }: PersonSeed, index: number) => {
  const digit = (index % 9) + 1
  const run = String(digit)
  return country === 'Chile'
    ? {
        identityCard: `${run.repeat(2)}.${run.repeat(3)}.${run.repeat(3)}-${run}`,
        rut: `${run.repeat(2)}.${run.repeat(3)}.${run.repeat(3)}-${run}`,
      }
    : { identityCard: run.repeat(8), rut: '20000000001' }
}

const numberOf = ({ country }: PersonSeed, index: number) => {
  const local = `000000${String(index + 10).padStart(3, '0')}`
  return country === 'Chile' ? `56${local}` : `51${local}`
}

/**
 * Returns the demo's accounts. Only the role accounts can log in, because the others have no password.
 */
export const userRows = async (moment: Moment): Promise<(typeof users.$inferInsert)[]> => {
  const passwordHash = await hashPassword(demoPassword)
  return people.map((person, index) => {
    const createdAt = daysAgo(moment, person.joined)
    const phone = numberOf(person, index)
    return {
      id: userId(person.key),
      email: emailOf(person.key),
      emailConfirmedAt: createdAt,
      passwordHash: (roleAccounts as readonly string[]).includes(person.key) ? passwordHash : null,
      firstName: person.firstName,
      lastName: person.lastName,
      country: person.country,
      birthDate: person.birthDate,
      phone,
      whatsapp: `+${phone}`,
      companyName: person.company ?? null,
      representativeName: `${person.firstName} ${person.lastName}`,
      ...papersOf(person, index),
      isOwner: person.roles?.includes('owner') ?? false,
      isAdmin: person.roles?.includes('admin') ?? false,
      isActive: person.state !== 'inactive',
      isVerified: person.state !== 'unverified',
      deletedAt: person.state === 'deleted' ? daysAgo(moment, 30) : null,
      sessionsValidFrom: createdAt,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** The demo's people registered before the current version of the texts. */
const versionAgreed = '2025-01'

/** Returns what the demo's people agreed to when they registered. */
export const consentRows = (
  registered: readonly (typeof users.$inferInsert)[],
): (typeof consents.$inferInsert)[] =>
  registered.flatMap(({ id, createdAt }) =>
    (['terms', 'privacy'] as const).map((kind) => ({
      userId: id!,
      kind,
      version: versionAgreed,
      granted: true,
      language: 'es' as const,
      at: createdAt,
    })),
  )
