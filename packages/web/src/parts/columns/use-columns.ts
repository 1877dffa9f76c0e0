import {
  arrangedColumns,
  type ColumnChoice,
  chosenColumns,
  columnWish,
  isUsual,
  leadingColumns,
  USUAL_COLUMNS,
  withColumn,
  withColumnMoved,
} from '@fairhaul/core'
import { useMemo } from 'react'
import { ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { ColumnList } from '../../stores/column-choices-store.ts'
import type { ColumnChoosing } from '../../ui/column-choosing.ts'
import type { Column, TableSort } from '../../ui/table-model.ts'

export interface ColumnsOfList<Row> {
  /** For the table: those that are shown, in their order; the same between renders. */
  readonly columns: readonly Column<Row>[]
  /** For `ColumnsButton`, in the toolbar of the list. */
  readonly choosing: ColumnChoosing
  /** For the box of the table: by these, style sheets and the choice know which list it is and what it shows. */
  readonly marks: {
    readonly 'data-list': ColumnList
    readonly 'data-columns': string
    readonly 'data-wanted': string
    /** There while anything is not as usual. */
    readonly 'data-chosen': '' | undefined
  }
}

/**
 * The columns of a list as the person wants them, and what changes that. For a component that observes. Keep `all`, its
 * columns in their usual order, the same between renders.
 *
 * Source: section 2, "Columns".
 */
export const useColumns = <Row>(
  list: ColumnList,
  all: readonly Column<Row>[],
  sort?: TableSort,
): ColumnsOfList<Row> => {
  const store = useStore(ShellTokens.ColumnChoicesStore)
  const choice = store.choiceOf(list)
  const columns = useMemo(() => shownColumns(all, choice), [all, choice])
  const sortedBy = sort?.key
  const choosing = useMemo((): ColumnChoosing => {
    const leading = leadingColumns(all)
    const isHidden = (key: string) => columnWish(all, choice, key) === 'hidden'
    return {
      list,
      leading: all.slice(0, leading).map(({ header }) => header),
      columns: arrangedColumns(all, choice)
        .slice(leading)
        .map(({ key, header, priority = 1 }) => ({
          key,
          label: header,
          isShown: !isHidden(key),
          requiresSpace: priority > 1 && columnWish(all, choice, key) === 'usual',
          isSorted: key === sortedBy,
        })),
      isUsual: isUsual(all, choice),
      onShow: (key, isShown) => store.choose(list, withColumn(all, choice, key, isShown)),
      onMove: (key, places) => store.choose(list, withColumnMoved(all, choice, key, places)),
      onReset: () => store.choose(list, USUAL_COLUMNS),
    }
  }, [store, list, all, choice, sortedBy])
  const marks = useMemo(
    () => ({
      'data-list': list,
      'data-columns': columns.map(({ key }) => key).join(' '),
      'data-wanted': choice.wanted.join(' '),
      'data-chosen': isUsual(all, choice) ? undefined : ('' as const),
    }),
    [list, columns, all, choice],
  )
  return { columns, choosing, marks }
}

/** One that somebody wants is there whatever the room. */
const shownColumns = <Row>(all: readonly Column<Row>[], choice: ColumnChoice): readonly Column<Row>[] =>
  chosenColumns(all, choice).map(column =>
    columnWish(all, choice, column.key) === 'wanted' ? { ...column, priority: 1 } : column,
  )
