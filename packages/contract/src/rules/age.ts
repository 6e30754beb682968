/** The minimum age for registering, in years (RULES.md §2.4). */
const adultAge = 18

/**
 * Tells whether somebody born on `birthDate` is an adult on `today`. Both are `YYYY-MM-DD`, or instants that
 * begin with it. A person born on 29 February comes of age on 1 March of a common year.
 */
export const isAdult = (birthDate: string, today = new Date().toISOString()): boolean => {
  const year = String(Number(birthDate.slice(0, 4)) + adultAge).padStart(4, '0')
  return `${year}${birthDate.slice(4)}` <= today
}
