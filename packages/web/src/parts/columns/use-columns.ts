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
  /** For the table: the columns that are shown, in their order; the same array between renders. */
  readonly columns: readonly Column<Row>[]
  /** For `ColumnsButton`, in the toolbar of the list. */
  readonly choosing: ColumnChoosing
  /** The attribute of the table's box by which the chooser knows the list. */
  readonly marks: {
    readonly 'data-list': ColumnList
  }
}

/**
 * The chosen columns of a list, and functions that change them. For a component that observes. Pass the same `all`,
 * the columns in their default order, in every render.
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
  const marks = useMemo(() => ({ 'data-list': list }), [list])
  return { columns, choosing, marks }
}

/** A column that was chosen explicitly is shown whatever the width. */
const shownColumns = <Row>(all: readonly Column<Row>[], choice: ColumnChoice): readonly Column<Row>[] =>
  chosenColumns(all, choice).map(column =>
    columnWish(all, choice, column.key) === 'wanted' ? { ...column, priority: 1 } : column,
  )
