interface EarlyShortcuts {
  /** The keys that were pressed, such as `Control+K`. */
  pressed: Set<string>
  end: () => void
}

declare global {
  interface Window {
    earlyShortcuts?: EarlyShortcuts
  }
}

/** Returns whether these keys were pressed before the code behind them had started, and stops listening for them. */
export function takeEarlyShortcut(keys: string): boolean {
  const early = window.earlyShortcuts
  early?.end()
  return early?.pressed.delete(keys) ?? false
}
