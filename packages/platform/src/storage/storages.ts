import { createVisitStorage, type VisitStorage } from './visit-storage.ts'

/** What this device keeps, for all tabs: `localStorage`, which never throws here. */
export const deviceStorage: VisitStorage = createVisitStorage(() => window.localStorage)

/** What this tab keeps: `sessionStorage`, which never throws here. */
export const tabStorage: VisitStorage = createVisitStorage(() => window.sessionStorage)

// What another tab could write is newer than what only this page remembers.
if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => deviceStorage.yieldTo(key))
