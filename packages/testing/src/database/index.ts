export { startDatabaseServer, type DatabaseServer } from './server.ts'
export { startStandby, type TestStandby } from './standby.ts'
export { cloneDatabase, createTemplate, onDatabase, type TestDatabase } from './template.ts'
