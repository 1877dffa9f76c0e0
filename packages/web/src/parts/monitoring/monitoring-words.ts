import { forbiddenWords } from '../trouble/forbidden-words.ts'
import type { MonitoringTrouble } from './monitoring.ts'

/** Why monitoring did not start or stop, in a few words that fit a row. */
export const monitoringTroubleWords = (trouble: MonitoringTrouble): string => {
  if (trouble.kind === 'failed') {
    return trouble.failure.kind === 'offline' ? 'Not saved: no connection' : 'Not saved: it did not work'
  }
  switch (trouble.refusal.kind) {
    case 'unauthenticated':
      return 'Not saved: your session has ended'
    case 'forbidden':
      return forbiddenWords(trouble.refusal.message, 'Not saved: your role does not allow it')
    case 'too-many':
      return 'Not saved: too many changes at once'
    default:
      return 'Not saved: the server refused it'
  }
}
