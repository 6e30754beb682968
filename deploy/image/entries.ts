/** The files that are started by name in production, by process. */
export const entries: readonly string[] = [
  // API and worker, the migrations job, and the commands for tokens of releases and for sealing identity numbers.
  'packages/api/src/server.ts',
  'packages/api/src/migrate.ts',
  'packages/api/src/platform/config/check-config.ts',
  'packages/api/src/modules/releases/token-command.ts',
  'packages/api/src/modules/identity-numbers/command.ts',
  // Composer.
  'shell/server/main.ts',
  'shell/server/check-settings.ts',
]

/** Files that are read by a path and not imported: the migrations, without the snapshots that only help to write new ones. */
export const dataFiles = (path: string): boolean =>
  /^packages\/api\/migrations\/([^/]+\.sql|meta\/_journal\.json)$/.test(path)
