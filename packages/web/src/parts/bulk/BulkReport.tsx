import { formatNumber } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { BulkRun } from './bulk-run.ts'
import styles from './BulkReport.module.css'

/** The progress of a bulk action, and what became of it. Empty: nothing before the first. */
export const BulkReport = observer(({ run }: { readonly run: BulkRun }) => {
  const { report } = run
  if (report === null) return null
  const { action, total, tried, changed, errors, state } = report
  if (state === 'running') {
    return (
      <div className={styles['report']}>
        <ProgressBar
          label={`${action.label}: ${formatNumber(tried)} of ${formatNumber(total)}`}
          value={tried}
          max={total}
        />
        <Button size="small" onClick={run.cancel}>
          Cancel
        </Button>
      </div>
    )
  }
  const rest = total - tried
  return (
    <div className={styles['report']}>
      <p role="status">
        {formatNumber(changed.length)} {action.done}
        {rest > 0 && `, ${formatNumber(rest)} not started`}
        {errors.length > 0 && `, ${formatNumber(errors.length)} not changed`}.
      </p>
      {changed.length > 0 && action.undo !== undefined && (
        <Button size="small" variant="quiet" onClick={() => void run.undo()}>
          Undo
        </Button>
      )}
      {errors.length > 0 && (
        <>
          <Button size="small" onClick={() => void run.retry()}>
            Try those {formatNumber(errors.length)} again
          </Button>
          <Fold summary="Why" className={styles['errors']}>
            <ul>
              {errors.map(({ item, message }) => (
                <li key={item.id}>
                  <strong>{item.name}</strong>: {message}
                </li>
              ))}
            </ul>
          </Fold>
        </>
      )}
    </div>
  )
})
