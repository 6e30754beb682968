/** Years a person must have lived to register. RULES §2. */
const adultAge = 18

/**
 * Whether somebody born on `birthDate` is an adult on `today` (both `YYYY-MM-DD`, or instants that begin so).
 * Who was born on 29 February comes of age on 1 March of a common year.
 */
export const isAdult = (birthDate: string, today = new Date().toISOString()): boolean => {
  const year = String(Number(birthDate.slice(0, 4)) + adultAge).padStart(4, '0')
  return `${year}${birthDate.slice(4)}` <= today
}
