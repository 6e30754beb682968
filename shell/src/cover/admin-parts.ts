/** The chunk that only admins load. */
export { TextEditor } from './text-editor.tsx'
export { Tools } from './tools.tsx'
