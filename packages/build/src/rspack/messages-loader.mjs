// Parses each ICU message at build time, so that no message parser is sent to the browser.
import { parse } from '@formatjs/icu-messageformat-parser'

/** @param {string} source a catalogue: flat message id to ICU text */
export default function messagesLoader(source) {
  const parsed = Object.entries(JSON.parse(source)).map(([id, text]) => [id, parseMessage(id, text)])
  return JSON.stringify(Object.fromEntries(parsed))
}

function parseMessage(id, text) {
  try {
    return parse(text, { captureLocation: false })
  } catch (error) {
    throw new Error(`Message ${id}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
