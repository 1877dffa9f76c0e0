/** Tables with more rows than this draw only the rows near the window. */
export const VIRTUAL_ABOVE = 100
/** The height of a row before any has been measured, in pixels. */
const ROW_PX = 36
/** The first rows, before the size of the window is known. */
export const FIRST_ROWS: RowSpan = { from: 0, to: 60 }
/** The rows are changed in steps of this many, so that a frame never draws many at once. */
const STEP_ROWS = 8
/** How many windows of rows are drawn beyond the one that is seen: on both sides, and while it scrolls. */
const AROUND = { resting: 1, ahead: 2.5, behind: 0.5 }

/** Rows by their places, from the first to before the last, counted from 0. */
export interface RowSpan {
  readonly from: number
  readonly to: number
}

/** A row to draw, and its distance from the top of the first row, in pixels. */
export interface RenderedRow {
  readonly at: number
  readonly top: number
}

/**
 * The heights of the rows of a table, in pixels, by their keys. A row that was never drawn has the median height of the
 * first that were.
 */
export class RowHeights {
  #keys: readonly string[] = []
  #median = ROW_PX
  #tops: Float64Array | undefined
  readonly #known = new Map<string, number>()

  /** The rows in their order. */
  setKeys(keys: readonly string[]): void {
    if (keys === this.#keys) return
    this.#keys = keys
    this.#tops = undefined
  }

  /** Drops all heights: the table has another width. */
  clear(): void {
    this.#known.clear()
    this.#tops = undefined
  }

  /** Keeps the measured heights of rows. Returns whether any differs from what was assumed. */
  measured(heights: Iterable<readonly [key: string, height: number]>): boolean {
    const isFirst = this.#known.size === 0
    let isChanged = false
    for (const [key, height] of heights) {
      if (height === 0) continue
      isChanged ||= this.#heightOf(key) !== height
      this.#known.set(key, height)
    }
    if (isFirst && this.#known.size > 0) {
      const sorted = [...this.#known.values()].toSorted((one, other) => one - other)
      this.#median = sorted[Math.floor(sorted.length / 2)] ?? ROW_PX
    }
    if (isChanged) this.#tops = undefined
    return isChanged
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

  #heightOf(key: string): number {
    return this.#known.get(key) ?? this.#median
  }

  #allTops(): Float64Array {
    if (this.#tops !== undefined) return this.#tops
    const tops = new Float64Array(this.#keys.length + 1)
    let top = 0
    for (const [at, key] of this.#keys.entries()) {
      tops[at] = top
      top += this.#heightOf(key)
    }
    tops[this.#keys.length] = top
    this.#tops = tops
    return tops
  }
}

/**
 * The rows to draw for a part of the table that is seen: those in it, and some windows above and below, so that a quick
 * scroll finds them drawn. While it scrolls, most of these are in its direction: the browser moves what is drawn before
 * the page is notified.
 *
 * `seen` is in pixels from the top of the first row; it may reach beyond the rows. `heading` is below 0 while the table
 * scrolls to its start, above 0 to its end.
 */
export const spanOf = (
  heights: RowHeights,
  rows: number,
  seen: { readonly top: number; readonly bottom: number },
  heading = 0,
): RowSpan => {
  const height = seen.bottom - seen.top
  const [above, below] =
    heading === 0
      ? [AROUND.resting, AROUND.resting]
      : heading < 0
        ? [AROUND.ahead, AROUND.behind]
        : [AROUND.behind, AROUND.ahead]
  const from = heights.rowAt(seen.top - height * above)
  const to = heights.rowAt(seen.bottom + height * below) + 1
  return {
    from: Math.floor(from / STEP_ROWS) * STEP_ROWS,
    to: Math.min(Math.ceil(to / STEP_ROWS) * STEP_ROWS, rows),
  }
}

/** The rows to draw, from top to bottom: those of the span, and the current row wherever it is. */
export const renderedRows = (
  heights: RowHeights,
  rows: number,
  { from, to }: RowSpan,
  current: number,
): readonly RenderedRow[] => {
  const places = Array.from({ length: Math.max(Math.min(to, rows) - from, 0) }, (_, at) => from + at)
  if (current >= 0 && current < rows && !places.includes(current)) {
    if (current < from) places.unshift(current)
    else places.push(current)
  }
  return places.map(at => ({ at, top: heights.topOf(at) }))
}
