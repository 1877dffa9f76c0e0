/** What a list says of a column. Its columns stand in their usual order. */
export interface ListColumn {
  readonly key: string
  /** Stays in sight while the list is scrolled sideways: it names the row. */
  readonly sticky?: boolean
  /** From 2 on it is shown only where there is room for it. */
  readonly priority?: number
}

/** What somebody wants to see of one kind of list. Keys that the list does not know are kept and mean nothing. */
export interface ColumnChoice {
  /** In this order; those that are hidden keep their place. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Shown also where the list would have no room for them. */
  readonly wanted: readonly string[]
}

/** Nobody has chosen: everything stands as usual. */
export const USUAL_COLUMNS: ColumnChoice = { order: [], hidden: [], wanted: [] }

/** `usual`: shown as the list does by itself. `wanted`: shown whatever the room. */
export type ColumnWish = 'usual' | 'wanted' | 'hidden'

/**
 * How many columns lead each row: those up to the one that stays in sight, which tell who it is and whether they may be
 * used. They are neither hidden nor moved.
 *
 * Source: section 2, "Columns". Choice: the first one alone where none stays.
 */
export const leadingColumns = (columns: readonly ListColumn[]): number =>
  Math.max(
    columns.findIndex(({ sticky }) => sticky),
    0,
  ) + 1

/**
 * All columns of a list in the order that somebody has chosen, hidden ones too. A column that the choice does not know
 * stands behind the one that it usually follows.
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

/** What is wanted of a column; of one that leads each row it is always `usual`. Source: section 2, "Columns". */
export const columnWish = (columns: readonly ListColumn[], choice: ColumnChoice, key: string): ColumnWish => {
  if (columns.slice(0, leadingColumns(columns)).some(column => column.key === key)) return 'usual'
  if (choice.hidden.includes(key)) return 'hidden'
  return choice.wanted.includes(key) ? 'wanted' : 'usual'
}

/** The columns that a list shows, in their order. Source: section 2, "Columns". */
export const chosenColumns = <Column extends ListColumn>(
  columns: readonly Column[],
  choice: ColumnChoice,
): readonly Column[] =>
  arrangedColumns(columns, choice).filter(({ key }) => columnWish(columns, choice, key) !== 'hidden')

/**
 * A column is shown or hidden, and keeps its place. One that is asked for is shown also where there is no room for it.
 *
 * Source: section 2, "Columns". Refuses: a column that leads each row, or that the list does not know, stays as it is.
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
 * A column is moved by so many places, as far as the others reach.
 *
 * Source: section 2, "Columns". Refuses: a column that leads each row, or that the list does not know, stays.
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
