/** How many rows the agency counts in a file: it is requested beside the file. */
export class RowCount {
  /** Undefined until it is known, and where the agency does not say. */
  known: number | undefined
  #pending: Promise<number | undefined> | undefined
  readonly #request: () => Promise<Response>

  constructor(request: () => Promise<Response>) {
    this.#request = request
  }

  start(): void {
    this.#pending ??= this.#read()
  }

  /** Undefined where the agency does not say. Requested again after that, for another attempt. */
  async result(): Promise<number | undefined> {
    const count = await this.#pending
    this.#pending = undefined
    return count
  }

  async #read() {
    try {
      const response = await this.#request()
      const [row] = (await response.json()) as readonly Readonly<Record<string, unknown>>[]
      const count = Number(Object.values(row ?? {})[0] ?? Number.NaN)
      this.known = response.ok && Number.isInteger(count) ? count : undefined
    } catch {
      this.known = undefined
    }
    return this.known
  }
}
