const root = '/admin/users'

export const userListPath = root
/** The users in the trash. */
export const userTrashPath = '/admin/trash/user'
export const userPath = (id: string) => `${root}/detail/${id}`

export const userParts = ['details', 'locations', 'reviews', 'payments', 'bookings', 'security'] as const
/** A part of the page of a user. */
export type UserPart = (typeof userParts)[number]

/** The side of bookings and reviews on which a user is. */
export type UserReviewsSide = 'creator' | 'receiver'

export const userReviewsPath = (id: string, side: UserReviewsSide) => `${userPath(id)}/reviews/${side}`
export const userPartPath = (id: string, part: UserPart) => {
  if (part === 'details') return userPath(id)
  return part === 'reviews' ? userReviewsPath(id, 'receiver') : `${userPath(id)}/${part}`
}
