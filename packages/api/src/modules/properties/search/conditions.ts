import type { ParameterOrJSON } from 'postgres'

/** A value that the driver can send. */
export type SearchParameter = ParameterOrJSON<never>

/**
 * SQL conditions and their parameters. The SQL text depends only on which filters are set, not on their
 * values.
 */
export class Conditions {
  readonly parts: string[] = []
  readonly parameters: SearchParameter[]

  /** Several conditions of one statement can share their parameters. */
  constructor(parameters: SearchParameter[] = []) {
    this.parameters = parameters
  }

  /** Adds a parameter and returns its placeholder. */
  value(value: SearchParameter): string {
    this.parameters.push(value)
    return `$${this.parameters.length}`
  }

  readonly placeholder = (value: string): string => this.value(value)

  add(condition: string): void {
    this.parts.push(condition)
  }

  /** Combines the conditions that `fill` adds into one that no index can serve. */
  inCase(fill: () => void): void {
    const before = this.parts.length
    fill()
    const added = this.parts.splice(before)
    if (added.length > 0) this.parts.push(`case when ${added.join(' and ')} then true else false end`)
  }

  /** All conditions, to follow `where`. */
  get text(): string {
    return this.parts.join(' and ')
  }
}
