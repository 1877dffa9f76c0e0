import type { IncomingMessage } from 'node:http'

/** Where browsers report what the reported policy would have refused. */
export const POLICY_REPORTS = '/broker/policy-reports'

const BYTES_MAX = 16_000
const EVERY_MS = 60_000

/** A directive, as reports name it. Anything else that is sent is "other". */
const directiveIn = (text: string): string => {
  try {
    const { 'csp-report': report } = JSON.parse(text) as { 'csp-report'?: Record<string, unknown> }
    const name = String(report?.['effective-directive'] ?? report?.['violated-directive']).split(' ')[0] ?? ''
    return /^[a-z-]{1,40}$/.test(name) ? name : 'other'
  } catch {
    return 'other'
  }
}

/**
 * Counts reports by their directive, and prints the counts once a minute while there are any. Choice: what a report says of
 * addresses and code is not kept: anyone can send one, and it may name a person.
 */
export class PolicyReports {
  readonly #print: (line: string) => void
  #counts: Record<string, number> = {}
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(print: (line: string) => void) {
    this.#print = print
  }

  /** Reads one report. A longer one counts without being read. */
  async handle(request: IncomingMessage): Promise<void> {
    let text = ''
    for await (const chunk of request) {
      text += String(chunk)
      if (text.length > BYTES_MAX) break
    }
    const directive = directiveIn(text)
    this.#counts[directive] = (this.#counts[directive] ?? 0) + 1
    this.#timer ??= setTimeout(() => this.flush(), EVERY_MS).unref()
  }

  /** Prints what was not printed yet. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (Object.keys(this.#counts).length > 0)
      this.#print(JSON.stringify({ event: 'policy_reports', counts: this.#counts }))
    this.#counts = {}
  }
}
