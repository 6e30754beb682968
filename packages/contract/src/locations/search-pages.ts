/** The number of properties on one page of the search. */
export const searchPageSize = 8
/** Totals are exact up to this number. Above it, `totalIsExact` is false. */
export const exactTotalLimit = 1000
/**
 * The last page with a number. Pages have numbers as long as totals are exact; beyond that, a cursor leads to
 * the next page.
 */
export const lastNumberedPage = Math.ceil(exactTotalLimit / searchPageSize)
