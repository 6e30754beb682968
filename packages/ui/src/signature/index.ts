/** A signature drawn on the screen. Browser only. */
export { SignatureField, type SignatureFieldProps, type SignatureHandle } from './signature-field.tsx'
export { type Stroke, hasStrokes } from './strokes.ts'
