import { type CarrierSummary, formatNumber, mayMonitor } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import type { BulkAction, BulkRun } from '../bulk/bulk-run.ts'
import { monitorMany, stopMonitoringMany } from './monitor-many.ts'
import type { Monitoring } from './monitoring.ts'

interface Props {
  readonly monitoring: Monitoring
  readonly run: BulkRun
  readonly rows: readonly Pick<CarrierSummary, 'id' | 'legalName' | 'subscription'>[]
}

/** Starts and stops monitoring the selected carriers. Empty: nothing for a user who may not. */
export const MonitorMany = observer(({ monitoring, run, rows }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  if (user == null || !mayMonitor(user)) return null
  const offer = (action: BulkAction, isMonitored: boolean) => {
    const changed = rows.filter(({ subscription }) => (subscription !== null) === isMonitored)
    if (changed.length === 0) return null
    const items = changed.map(({ id, legalName }) => ({ id, name: legalName }))
    return (
      <Button size="small" onClick={() => void run.run(action, items)}>
        {action.label} {formatNumber(changed.length)}
      </Button>
    )
  }
  return (
    <>
      {offer(monitorMany(monitoring), false)}
      {offer(stopMonitoringMany(monitoring), true)}
    </>
  )
})
