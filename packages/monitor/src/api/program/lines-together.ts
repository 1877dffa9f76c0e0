/** How long a line may wait for others, in milliseconds. */
const WAIT_MS = 20

export interface LinesTogether {
  readonly add: (line: string) => void
  /** Writes what waits: before the process exits. */
  readonly flush: () => void
}

/** Writes lines, in their order, in one write for those of a moment: one for each request takes as long as a statement. */
export const linesTogether = (write: (text: string) => void): LinesTogether => {
  let waiting: string[] = []
  const flush = () => {
    const lines = waiting
    waiting = []
    if (lines.length > 0) write(lines.join('\n'))
  }
  return {
    add: line => {
      if (waiting.length === 0) setTimeout(flush, WAIT_MS)
      waiting.push(line)
    },
    flush,
  }
}
