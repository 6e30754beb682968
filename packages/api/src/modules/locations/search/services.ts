import type { Service } from '@metrolibre/contract'

/** A property that has it, in SQL over `properties p`, and its bit in `services_of` of the database. */
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

/** Conditions that a property has them all, to be checked on it alone. */
export const hasEach = (services: readonly Service[] | undefined): string[] =>
  distinct(services).map((service) => known[service].has)

/** The same as one condition, by the sets of services that the indexes begin with. */
export const hasSet = (services: readonly Service[] | undefined): string[] => {
  const bits = distinct(services).reduce((sum, service) => sum + known[service].bit, 0)
  if (bits === 0) return []
  const fitting = allSets.filter((set) => (set & bits) === bits)
  return [
    `services_of(p.vault, p.garage, p.cleaning, p.bathrooms, p.wifi, p.security) = any('{${fitting.join(',')}}'::int[])`,
  ]
}
