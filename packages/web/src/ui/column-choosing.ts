/** A column that can be shown, hidden and moved. */
export interface ChoosableColumn {
  readonly key: string
  readonly label: string
  readonly isShown: boolean
  /** Shown by default, though only if it fits. */
  readonly requiresSpace: boolean
  /** Rows are sorted by it, whether it is shown or not. */
  readonly isSorted: boolean
}

/** The columns of one list, and the actions that change them. */
export interface ColumnChoosing {
  /** Names the box of the list on the page: its `data-list`. */
  readonly list: string
  /** The columns that are always there, first. */
  readonly leading: readonly string[]
  /** All others, in their order. */
  readonly columns: readonly ChoosableColumn[]
  /** Nothing has been changed. */
  readonly isUsual: boolean
  readonly onShow: (key: string, isShown: boolean) => void
  readonly onMove: (key: string, places: number) => void
  readonly onReset: () => void
}
