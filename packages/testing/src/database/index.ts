export { startDatabaseServer, type DatabaseServer } from './server.ts'
export { cloneDatabase, createTemplate, onDatabase, type TestDatabase } from './template.ts'
