/** Prints the progress of the start: an updating line on a terminal, plain lines elsewhere. */
export interface StartProgress {
  /** Runs one named step and prints its result with the seconds it took. */
  step<T>(title: string, work: (report: (detail: string) => void) => Promise<T>): Promise<T>
}

export function openProgress(out: NodeJS.WriteStream = process.stdout): StartProgress {
  const running = new Map<string, string>()
  const clear = () => out.isTTY && out.write('\r\u001B[2K')
  const draw = () => {
    if (!out.isTTY || running.size === 0) return
    const line = [...running].map(([title, detail]) => (detail ? `${title}: ${detail}` : title)).join('  ·  ')
    out.write(`\r\u001B[2K  … ${line.slice(0, (out.columns ?? 80) - 6)}`)
  }
  const print = (line: string) => {
    clear()
    out.write(`${line}\n`)
    draw()
  }
  return {
    async step(title, work) {
      const start = performance.now()
      let told = 0
      running.set(title, '')
      draw()
      try {
        const result = await work((detail) => {
          running.set(title, detail)
          if (out.isTTY) return draw()
          // Without a terminal, a line every few seconds is enough to show that the step is still running.
          if (performance.now() - told > 3000) print(`  … ${title}: ${detail}`)
          told = performance.now()
        })
        running.delete(title)
        print(`  ✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
        return result
      } catch (error) {
        running.delete(title)
        clear()
        throw error
      }
    },
  }
}
