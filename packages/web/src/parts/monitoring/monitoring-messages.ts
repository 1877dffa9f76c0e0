import { forbiddenMessage } from '../trouble/forbidden-message.ts'
import type { MonitoringError } from './monitoring.ts'

/** Why monitoring did not start or stop, in a few words that fit a row. */
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
