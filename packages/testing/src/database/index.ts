export { startDatabaseServer, type DatabaseServer } from './server.ts'
export { cloneDatabase, createTemplate, type TestDatabase } from './template.ts'
