import { css } from './css.ts'

/**
 * The declarations of a `::before` that makes the press target of its element 44 px wide and high without moving anything
 * around it. The element must be positioned.
 */
export const pressTarget = css`
  content: '';
  position: absolute;
  top: 50%;
  left: 50%;
  width: max(100%, 44px);
  height: max(100%, 44px);
  translate: -50% -50%;
`
