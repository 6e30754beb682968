import { keptSessionMark, sessionKey } from '../../src/session/kept-session.ts'

/**
 * Every page is rendered for a visitor. This script, which runs before anything is painted, marks the page of a browser
 * that keeps a session, so that its bar stays neutral until the user is known. The storage may be switched off.
 */
export const keptSessionScript = `try{localStorage.getItem('${sessionKey}')&&document.documentElement.setAttribute('${keptSessionMark}','')}catch{}`
