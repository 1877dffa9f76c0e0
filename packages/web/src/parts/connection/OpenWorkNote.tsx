import { loadName, type OpenRows, openWorkText, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { Link } from '../../di/Link.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './NotedChangeForm.module.css'
import type { OpenWorkQuery } from './open-work.ts'

/**
 * What is open with the carriers that are about to be blocked, with links to the newest.
 *
 * Empty: nothing while it is requested, where nothing is open, and from a monitor that cannot say.
 */
export const OpenWorkNote = observer(({ query }: { readonly query: OpenWorkQuery }) => {
  useEffect(() => void query.load(), [query])
  const { state, value } = query
  if (value === undefined)
    return (state.kind === 'failed' || state.kind === 'refused') && !isAbsent(query) ? (
      <Notice tone="info">We could not find out which loads are open with it.</Notice>
    ) : null
  const text = openWorkText(value)
  if (text === null) return null
  const { loads, confirmations } = value
  return (
    <Notice tone="warning" title={`Open with your company: ${text}.`}>
      <ul className={styles['open']} aria-label="Open loads and rate confirmations">
        <Rows rows={loads}>{load => <Link to={paths.load({ id: load.id })}>{loadName(load)}</Link>}</Rows>
        {confirmations !== null && (
          <Rows rows={confirmations}>
            {({ id, loadNumber }) => (
              <Link to={paths.rateConfirmation({ id })}>{`Rate confirmation ${loadNumber ?? id}`}</Link>
            )}
          </Rows>
        )}
      </ul>
    </Notice>
  )
})

interface RowsProps<Row> {
  readonly rows: OpenRows<Row>
  readonly children: (row: Row) => ReactNode
}

const Rows = <Row extends { readonly id: number }>({ rows, children }: RowsProps<Row>) => (
  <>
    {rows.newest.map(row => (
      <li key={row.id}>{children(row)}</li>
    ))}
    {rows.total > rows.newest.length && <li>{`and ${rows.total - rows.newest.length} more`}</li>}
  </>
)
