/** The definition of a column. The columns of a list are in their default order. */
export interface ListColumn {
  readonly key: string
  /** Stays visible while the list scrolls sideways: it identifies the row. */
  readonly sticky?: boolean
  /** From 2 on it is shown only if there is enough width. */
  readonly priority?: number
}

/** A user's choices for one kind of list. Unknown keys are kept and ignored. */
export interface ColumnChoice {
  /** In this order; hidden columns keep their place. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Also shown if there is not enough width. */
  readonly wanted: readonly string[]
}

/** No choices: everything is at its default. */
export const USUAL_COLUMNS: ColumnChoice = { order: [], hidden: [], wanted: [] }

/** `usual`: the list's default. `wanted`: always shown, whatever the width. */
export type ColumnWish = 'usual' | 'wanted' | 'hidden'

/**
 * The number of leading columns of each row: those up to the sticky one, which identify the carrier and whether it may
 * be used. They are neither hidden nor moved.
 *
 * Source: section 2, "Columns". Choice: only the first if none is sticky.
 */
export const leadingColumns = (columns: readonly ListColumn[]): number =>
  Math.max(
    columns.findIndex(({ sticky }) => sticky),
    0,
  ) + 1

/**
 * All columns of a list in the chosen order, including hidden ones. A column missing from the choice comes after its
 * default predecessor.
 *
 * Source: section 2, "Columns".
 */
export const arrangedColumns = <Column extends ListColumn>(
  columns: readonly Column[],
  { order }: ColumnChoice,
): readonly Column[] => {
  const leading = leadingColumns(columns)
  const movable = columns.slice(leading)
  const known = new Map(movable.map(column => [column.key, column]))
  const arranged = [...new Set(order)].flatMap(key => known.get(key) ?? [])
  const placed = new Set(arranged)
  let before = -1
  for (const column of movable) {
    if (!placed.has(column)) arranged.splice(before + 1, 0, column)
    before = arranged.indexOf(column)
  }
  return [...columns.slice(0, leading), ...arranged]
}

/** The chosen visibility of a column; a leading column is always `usual`. Source: section 2, "Columns". */
export const columnWish = (columns: readonly ListColumn[], choice: ColumnChoice, key: string): ColumnWish => {
  if (columns.slice(0, leadingColumns(columns)).some(column => column.key === key)) return 'usual'
  if (choice.hidden.includes(key)) return 'hidden'
  return choice.wanted.includes(key) ? 'wanted' : 'usual'
}

/** The columns that a list shows, in order. Source: section 2, "Columns". */
export const chosenColumns = <Column extends ListColumn>(
  columns: readonly Column[],
  choice: ColumnChoice,
): readonly Column[] =>
  arrangedColumns(columns, choice).filter(({ key }) => columnWish(columns, choice, key) !== 'hidden')

/**
 * Shows or hides a column, which keeps its place. A column shown by the user is shown whatever the width.
 *
 * Source: section 2, "Columns". Refuses: a leading or unknown column stays as it is.
 */
export const withColumn = (
  columns: readonly ListColumn[],
  choice: ColumnChoice,
  key: string,
  isShown: boolean,
): ColumnChoice => {
  const column = columns.slice(leadingColumns(columns)).find(each => each.key === key)
  if (column === undefined) return choice
  const isWanted = isShown && (column.priority ?? 1) > 1
  return {
    ...choice,
    hidden: withKey(choice.hidden, key, !isShown),
    wanted: withKey(choice.wanted, key, isWanted),
  }
}

const withKey = (keys: readonly string[], key: string, isIn: boolean): readonly string[] => {
  const others = keys.filter(each => each !== key)
  return isIn ? [...others, key] : others
}

/**
 * Moves a column by a number of places, within the movable columns.
 *
 * Source: section 2, "Columns". Refuses: a leading or unknown column stays.
 */
export const withColumnMoved = (
  columns: readonly ListColumn[],
  choice: ColumnChoice,
  key: string,
  places: number,
): ColumnChoice => {
  const order = arrangedColumns(columns, choice)
    .slice(leadingColumns(columns))
    .map(column => column.key)
  const at = order.indexOf(key)
  if (at === -1) return choice
  const to = Math.min(Math.max(at + places, 0), order.length - 1)
  return { ...choice, order: order.toSpliced(at, 1).toSpliced(to, 0, key) }
}

/** Whether a choice changes anything about a list. */
export const isUsual = (columns: readonly ListColumn[], choice: ColumnChoice): boolean =>
  arrangedColumns(columns, choice).every(
    (column, at) => column === columns[at] && columnWish(columns, choice, column.key) === 'usual',
  )
