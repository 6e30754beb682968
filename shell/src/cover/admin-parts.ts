/** The chunk that only admins fetch. */
export { TextEditor } from './text-editor.tsx'
export { Tools } from './tools.tsx'
