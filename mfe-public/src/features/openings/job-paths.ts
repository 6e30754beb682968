/** Spanish paths of the openings' pages. */
export const openingsPath = '/trabaja-con-nosotros'
export const openingPath = (id: string) => `${openingsPath}/${id}`
