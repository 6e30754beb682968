interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** Returns the first and last name of a person; accounts may lack the last one. */
export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim()

/** Returns how the other party of a booking or a contract reads a user: their company, or their full name. */
export const partyName = ({
  companyName,
  ...person
}: Person & { readonly companyName: string | null }): string => companyName || fullName(person)
