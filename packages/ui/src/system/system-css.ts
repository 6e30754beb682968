import { baseStyles } from './base.ts'
import type { Declarations } from './resolve-style.ts'
import { system } from './system.ts'
import { writeRule } from './write-rule.ts'

/** The design system as a style sheet; `system.css` is this. */
export const systemCss = (): string =>
  [
    system.layers.atRule,
    ...system._global.map((part) => writeRule(part as Declarations).replaceAll(/(?<=[{}]|^)&:/g, ':')),
    baseStyles.replaceAll(/\s+/g, ' ').trim(),
    '',
  ].join('\n')
