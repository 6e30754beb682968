import type { Service } from '@metrolibre/contract'

/**
 * The SQL condition for each service over `properties p`, and its bit in the database function `services_of`.
 */
const known: Readonly<Record<Service, { readonly has: string; readonly bit: number }>> = {
  vault: { has: 'p.vault', bit: 1 },
  parking: { has: 'p.garage > 0', bit: 2 },
  cleaning: { has: 'p.cleaning', bit: 4 },
  bathrooms: { has: 'p.bathrooms > 0', bit: 8 },
  wifi: { has: 'p.wifi', bit: 16 },
  security: { has: 'p.security', bit: 32 },
}
const allSets = Array.from({ length: 64 }, (_, set) => set)

const distinct = (services: readonly Service[] = []): Service[] => [...new Set(services)].toSorted()

/** Returns conditions that a property has all these services, checked on each row. */
export const hasEach = (services: readonly Service[] | undefined): string[] =>
  distinct(services).map((service) => known[service].has)

/** Returns the same as one condition on the sets of services, which are the first column of some indexes. */
export const hasSet = (services: readonly Service[] | undefined): string[] => {
  const bits = distinct(services).reduce((sum, service) => sum + known[service].bit, 0)
  if (bits === 0) return []
  const fitting = allSets.filter((set) => (set & bits) === bits)
  return [
    `services_of(p.vault, p.garage, p.cleaning, p.bathrooms, p.wifi, p.security) = any('{${fitting.join(',')}}'::int[])`,
  ]
}
