/**
 * The field for signing in any of the three ways. The host does not share this entry: each remote that signs brings its
 * own copy. For the browser only.
 */
export { SigningField, type SigningFieldProps } from './signing-field.tsx'
export type {
  EnteredSignature,
  SentSignature,
  SigningHandle,
  SigningRules,
  SigningTexts,
  SigningWay,
} from './types.ts'
