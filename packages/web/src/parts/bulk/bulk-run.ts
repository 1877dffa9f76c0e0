import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** One thing that a bulk action changes. */
export interface BulkItem {
  readonly id: number
  /** As the report names it. */
  readonly name: string
}

/** A thing that was not changed, and why. */
export interface BulkError {
  readonly item: BulkItem
  readonly message: string
}

/** How an action changes many things with one request. */
export interface BulkBatches {
  readonly size: number
  /** Resolves to those that were not changed. */
  readonly change: (items: readonly BulkItem[]) => Promise<readonly BulkError[]>
}

/** What a bulk action does to each thing. */
export interface BulkAction {
  /** As the button names it: "Dismiss". */
  readonly label: string
  /** What became of each, within a sentence: "dismissed". */
  readonly done: string
  /** Changes one. Resolves to why it was not changed; undefined: it was. */
  readonly change: (item: BulkItem) => Promise<string | undefined>
  /** Changes many with one request, so many at a time. Missing: `change` is called for each. */
  readonly inBatches?: BulkBatches
  /** Undoes the change of one. Missing: it cannot be undone. */
  readonly undo?: (item: BulkItem) => Promise<string | undefined>
}

/** How far a bulk action is, and what became of it. */
export interface BulkReport {
  readonly action: BulkAction
  readonly total: number
  /** How many have been tried, whichever way that ended. */
  readonly tried: number
  readonly changed: readonly BulkItem[]
  readonly errors: readonly BulkError[]
  readonly state: 'running' | 'canceled' | 'ended'
}

/** Requests at once: a list of hundreds goes fast, and no one else waits for it. */
const AT_ONCE = 4

const oneByOne = ({ change }: BulkAction): BulkBatches => ({
  size: 1,
  change: async items => {
    const errors: BulkError[] = []
    for (const item of items) {
      const message = await change(item)
      if (message !== undefined) errors.push({ item, message })
    }
    return errors
  },
})

/**
 * Does one thing to many: a few at once, with progress. It can be canceled between two of them; each that went wrong is
 * named with its reason, and only those are tried again.
 */
export class BulkRun {
  /** The last action, also after it ended. Null: none. */
  report: BulkReport | null = null

  constructor() {
    makeAutoObservable(this, { report: observableRef }, { autoBind: true })
  }

  get isRunning(): boolean {
    return this.report?.state === 'running'
  }

  /** Does nothing while another action runs. Resolves when all have been tried, or it was canceled. */
  async run(action: BulkAction, items: readonly BulkItem[]): Promise<void> {
    await this.#run(action, items, [])
  }

  /** Starts no further change. Those that are under way end as they end. */
  cancel(): void {
    this.#end('canceled')
  }

  /** Tries again those that were not changed; those that were stay in the report. */
  async retry(): Promise<void> {
    const { report } = this
    if (report === null) return
    const { action, errors, changed } = report
    await this.#run(
      action,
      errors.map(({ item }) => item),
      changed,
    )
  }

  /** Undoes the changes of the last action. Does nothing if it cannot be undone. */
  async undo(): Promise<void> {
    const { report } = this
    const undo = report?.action.undo
    if (report === null || undo === undefined) return
    await this.run({ label: 'Undo', done: 'undone', change: undo }, report.changed)
  }

  /** Removes the report. Does nothing while the action runs. */
  clear(): void {
    if (!this.isRunning) this.report = null
  }

  dispose(): void {
    this.cancel()
  }

  async #run(action: BulkAction, items: readonly BulkItem[], changed: readonly BulkItem[]): Promise<void> {
    if (this.isRunning || items.length === 0) return
    const tried = changed.length
    this.report = { action, total: items.length + tried, tried, changed, errors: [], state: 'running' }
    const waiting = [...items]
    const { size, change } = action.inBatches ?? oneByOne(action)
    const work = async () => {
      while (waiting.length > 0 && this.isRunning) {
        const batch = waiting.splice(0, size)
        this.#tried(batch, await change(batch))
      }
    }
    // Batches of one company would wait for each other in the database.
    const workers = action.inBatches === undefined ? AT_ONCE : 1
    await Promise.all(Array.from({ length: Math.min(workers, items.length) }, work))
    this.#end('ended')
  }

  #tried(batch: readonly BulkItem[], errors: readonly BulkError[]): void {
    const { report } = this
    if (report === null) return
    const unchanged = new Set(errors.map(({ item }) => item))
    runInAction(() => {
      this.report = {
        ...report,
        tried: report.tried + batch.length,
        changed: [...report.changed, ...batch.filter(item => !unchanged.has(item))],
        errors: [...report.errors, ...errors],
      }
    })
  }

  #end(state: 'canceled' | 'ended'): void {
    const { report } = this
    if (report?.state !== 'running') return
    runInAction(() => {
      this.report = { ...report, state }
    })
  }
}
