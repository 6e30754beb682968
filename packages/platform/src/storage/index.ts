// The one place that touches what a browser stores; the house rules refuse it elsewhere.
export { openChannel } from './channel.ts'
export { writeCookie } from './cookie.ts'
export { deleteDatabase, openDatabase } from './database.ts'
export { deviceStorage, tabStorage } from './storages.ts'
export { storedKeys, type VisitStorage } from './visit-storage.ts'
