/** Tables with more rows than this draw only the rows near the window. */
export const VIRTUAL_ABOVE = 100
/** The height of a row before any has been measured, in pixels. */
const ROW_PX = 36
/** The first rows, before the size of the window is known. */
export const FIRST_ROWS: RowSpan = { from: 0, to: 60 }
/** The rows are changed in steps of this many, so that a frame never draws many at once. */
const STEP_ROWS = 4

/** Rows by their places, from the first to before the last, counted from 0. */
export interface RowSpan {
  readonly from: number
  readonly to: number
}

/** A row to draw, or the space of rows that are not drawn. */
export type DrawnPart =
  | { readonly kind: 'row'; readonly at: number }
  | { readonly kind: 'gap'; readonly at: number; readonly height: number }

/**
 * The heights of the rows of a table, in pixels, by their keys. A row that was never drawn has the mean height of the
 * first that were.
 */
export class RowHeights {
  #keys: readonly string[] = []
  #mean = ROW_PX
  #tops: Float64Array | undefined
  readonly #known = new Map<string, number>()

  /** The rows in their order. */
  take(keys: readonly string[]): void {
    if (keys === this.#keys) return
    this.#keys = keys
    this.#tops = undefined
  }

  /** Forgets all heights: the table has another width. */
  clear(): void {
    this.#known.clear()
    this.#tops = undefined
  }

  /** Keeps the measured heights of rows. Returns whether any was new or has changed. */
  measured(heights: Iterable<readonly [key: string, height: number]>): boolean {
    const isFirst = this.#known.size === 0
    let isChanged = false
    for (const [key, height] of heights) {
      if (height === 0 || this.#known.get(key) === height) continue
      this.#known.set(key, height)
      isChanged = true
    }
    if (!isChanged) return false
    if (isFirst) {
      const sum = [...this.#known.values()].reduce((total, height) => total + height, 0)
      this.#mean = sum / this.#known.size
    }
    this.#tops = undefined
    return true
  }

  /** Whether the height of a row is known. */
  has(key: string): boolean {
    return this.#known.has(key)
  }

  /** The distance from the top of the first row to the top of one, or below the last row for their number. */
  topOf(at: number): number {
    return this.#allTops()[at] ?? 0
  }

  /** The row at a distance from the top of the first: the first row above it, the last below. */
  rowAt(y: number): number {
    const tops = this.#allTops()
    let [low, high] = [0, Math.max(this.#keys.length - 1, 0)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((tops[middle] ?? 0) <= y) low = middle
      else high = middle - 1
    }
    return low
  }

  #allTops(): Float64Array {
    if (this.#tops !== undefined) return this.#tops
    const tops = new Float64Array(this.#keys.length + 1)
    let top = 0
    for (const [at, key] of this.#keys.entries()) {
      tops[at] = top
      top += this.#known.get(key) ?? this.#mean
    }
    tops[this.#keys.length] = top
    this.#tops = tops
    return tops
  }
}

/**
 * The rows to draw for a part of the table that is seen: those in it, and those one window above and below, so that a
 * quick scroll finds them drawn.
 *
 * `seen` is in pixels from the top of the first row; it may reach beyond the rows.
 */
export const spanOf = (
  heights: RowHeights,
  rows: number,
  seen: { readonly top: number; readonly bottom: number },
): RowSpan => {
  const around = seen.bottom - seen.top
  const from = heights.rowAt(seen.top - around)
  const to = heights.rowAt(seen.bottom + around) + 1
  return {
    from: Math.floor(from / STEP_ROWS) * STEP_ROWS,
    to: Math.min(Math.ceil(to / STEP_ROWS) * STEP_ROWS, rows),
  }
}

/** What to draw, from top to bottom: the rows of the span, the current row wherever it is, and the gaps between. */
export const drawnParts = (
  heights: RowHeights,
  rows: number,
  { from, to }: RowSpan,
  current: number,
): readonly DrawnPart[] => {
  const drawn = Array.from({ length: Math.max(Math.min(to, rows) - from, 0) }, (_, at) => from + at)
  if (current >= 0 && current < rows && !drawn.includes(current)) {
    if (current < from) drawn.unshift(current)
    else drawn.push(current)
  }
  const parts: DrawnPart[] = []
  let next = 0
  for (const at of [...drawn, rows]) {
    const height = heights.topOf(at) - heights.topOf(next)
    if (at > next) parts.push({ kind: 'gap', at: next, height })
    if (at < rows) parts.push({ kind: 'row', at })
    next = at + 1
  }
  return parts
}
