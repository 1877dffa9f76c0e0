import { type CarrierSummary, mayMonitor } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './MonitorButton.module.css'
import type { Monitoring } from './monitoring.ts'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'id' | 'legalName' | 'subscription'>
  readonly monitoring: Monitoring
  readonly size?: 'medium' | 'small'
}

/**
 * Starts or stops monitoring a carrier. An error is shown beside the button.
 *
 * Empty: no button for a user who may not monitor.
 */
export const MonitorButton = observer(({ carrier, monitoring, size = 'small' }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const change = monitoring.changeOf(carrier.id)
  const isMonitored = carrier.subscription !== null
  const act = () => void (isMonitored ? monitoring.stop(carrier.id) : monitoring.start(carrier.id))
  if (user === null || user === undefined || !mayMonitor(user)) return null
  const text = isMonitored ? 'Stop monitoring' : 'Monitor'
  const isLine = size === 'small'
  const shown = (
    <>
      <Button
        size={size}
        variant={isLine ? 'quiet' : 'secondary'}
        className={isLine ? styles['line'] : undefined}
        aria-label={isLine ? `${text} ${carrier.legalName}` : undefined}
        isPending={change?.isPending === true}
        onClick={act}
      >
        {text}
      </Button>
      {change?.error !== undefined && (
        <span role="alert" className={styles['error']}>
          {change.error}
        </span>
      )}
    </>
  )
  return isLine ? shown : <span className={styles['monitor']}>{shown}</span>
})
