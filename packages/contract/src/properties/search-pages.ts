import { exactTotalLimit } from '../primitives/paging.ts'

/** The number of properties on one page of the search. */
export const searchPageSize = 8
/**
 * The last page with a number. Pages have numbers as long as totals are exact; beyond that, a cursor leads to
 * the next page.
 */
export const lastNumberedPage = Math.ceil(exactTotalLimit / searchPageSize)
