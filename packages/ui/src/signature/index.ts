/** A field for signing on the screen. For the browser only. */
export { SignatureField, type SignatureFieldProps, type SignatureHandle } from './signature-field.tsx'
export { type DrawnStrokes, type Stroke, hasStrokes } from './strokes.ts'
