import type { ComparisonSection } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden, visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { CompareCell } from './CompareCell.tsx'
import styles from './CompareTable.module.css'
import type { ColumnStore } from './column-store.ts'
import type { CompareStore } from './compare-store.ts'
import type { ColumnMoves } from './use-column-moves.ts'

/** As many rows as a window shows. */
const AWAITED_ROWS = 16

interface Props {
  readonly store: CompareStore
  readonly moves: ColumnMoves
}

/** Facts as rows, carriers as columns. On a phone the carriers are swiped beside the facts. */
export const CompareTable = observer(({ store, moves }: Props) => {
  const { columns, sections, isAwaited } = store
  return (
    <div className={styles['surface']}>
      <table role="table" className={styles['table']} data-columns={columns.length}>
        <caption className={visuallyHiddenClass}>Carriers side by side</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles['corner']}>
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {columns.map((column, at) => (
              <ColumnHead
                key={column.id}
                column={column}
                moves={moves}
                today={store.today}
                isFirst={at === 0}
                isLast={at === columns.length - 1}
              />
            ))}
          </tr>
        </thead>
        {isAwaited ? (
          <tbody role="rowgroup" aria-busy="true">
            <tr role="row">
              <td role="cell" colSpan={columns.length + 1}>
                <Skeleton shape="row" count={AWAITED_ROWS} />
              </td>
            </tr>
          </tbody>
        ) : (
          sections.sections.map(section => (
            <SectionRows key={section.id} section={section} columns={columns} />
          ))
        )}
      </table>
    </div>
  )
})

interface RowsProps {
  readonly section: ComparisonSection
  readonly columns: readonly ColumnStore[]
}

const SectionRows = observer(({ section: { id, heading, rows }, columns }: RowsProps) => (
  <tbody role="rowgroup" aria-labelledby={`compare-${id}`}>
    <tr role="row" className={styles['section']}>
      <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1} id={`compare-${id}`}>
        <span className={styles['heading']}>{heading}</span>
      </th>
    </tr>
    {rows.map(({ key, label, cells, differs }) => (
      <tr key={key} role="row" className={styles['row']} data-differs={differs || undefined}>
        <th role="rowheader" scope="row" className={styles['label']}>
          {label} {differs && <VisuallyHidden>differs</VisuallyHidden>}
        </th>
        {cells.map((cell, at) => {
          const column = columns[at]
          return column === undefined ? null : (
            <CompareCell key={column.id} cell={cell} label={label} isVerdict={id === 'assessment'} />
          )
        })}
      </tr>
    ))}
  </tbody>
))
