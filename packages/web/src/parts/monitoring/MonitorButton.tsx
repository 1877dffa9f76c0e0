import { type CarrierSummary, mayMonitor } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './MonitorButton.module.css'
import type { Monitoring, MonitoringError } from './monitoring.ts'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'

/** Why monitoring did not start or stop, short enough for a row. */
export const monitoringErrorMessage = (error: MonitoringError): string => {
  if (error.kind === 'failed') {
    return error.failure.kind === 'offline' ? 'Not saved: no connection' : 'Not saved: it did not work'
  }
  switch (error.refusal.kind) {
    case 'unauthenticated':
      return 'Not saved: your session has ended'
    case 'forbidden':
      return forbiddenMessage(error.refusal.message, 'Not saved: your role does not allow it')
    case 'too-many':
      return 'Not saved: too many changes at once'
    default:
      return 'Not saved: the server refused it'
  }
}

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
  const words = isMonitored ? 'Stop monitoring' : 'Monitor'
  const isLine = size === 'small'
  const shown = (
    <>
      <Button
        size={size}
        variant={isLine ? 'quiet' : 'secondary'}
        className={isLine ? styles['line'] : undefined}
        aria-label={isLine ? `${words} ${carrier.legalName}` : undefined}
        isPending={change?.kind === 'pending'}
        onClick={act}
      >
        {words}
      </Button>
      {change?.kind === 'trouble' && (
        <span role="alert" className={styles['trouble']}>
          {monitoringErrorMessage(change.error)}
        </span>
      )}
    </>
  )
  return isLine ? shown : <span className={styles['monitor']}>{shown}</span>
})
