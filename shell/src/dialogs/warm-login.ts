/** Loads the login window ahead of a press; a failure is shown when it is opened. */
export const warmLogin = (): Promise<unknown> => import('./auth/login-dialog.tsx').catch(() => undefined)
