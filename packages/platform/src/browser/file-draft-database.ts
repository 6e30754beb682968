/** The database of this device with files that were chosen and not sent yet. A logout deletes it. */
export const fileDraftDatabase = 'metrolibre.draft-files'
