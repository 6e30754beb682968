const root = '/admin/locations'

export const listPath = root
export const newPath = `${root}/details/new`
/** The properties in the trash. */
export const trashPath = '/admin/trash/location'
/** The form with all fields of a property. */
export const propertyFormPath = (id: string) => `${root}/details/${id}`
export const detailPath = (id: string) => `${root}/detail/${id}`
export const picturesPath = (id: string) => `${root}/detail/${id}/images`
export const roomsPath = (id: string) => `${root}/detail/${id}/rooms`
export const newRoomPath = (id: string) => `${root}/detail/${id}/rooms/new`
export const roomPath = (id: string, room: string) => `${root}/detail/${id}/rooms/${room}`
export const propertyBookingsPath = (id: string) => `${root}/detail/${id}/bookings`
export const historyPath = (id: string) => `${root}/detail/${id}/history`
/** The inspector's sheet. */
export const inspectionPath = (id: string) => `${root}/inspection/${id}`
