import { latestFirst } from '../shared/newest-first.ts'
import type { IdentityAlert } from './identity-alert.ts'
import type { IdentityAlertMessage } from './identity-alert-message.ts'

const oldestFirst = (one: IdentityAlertMessage, other: IdentityAlertMessage): number =>
  latestFirst(other.createdAt, one.createdAt) || one.id - other.id

/**
 * The alert with one more message, oldest first, the lower id first of one instant. The same message again replaces
 * itself; one of another alert changes nothing. Source: section 3, "Identity alert message".
 */
export const withAlertMessage = (alert: IdentityAlert, message: IdentityAlertMessage): IdentityAlert =>
  message.alertId === alert.id
    ? {
        ...alert,
        messages: [...alert.messages.filter(({ id }) => id !== message.id), message].toSorted(oldestFirst),
      }
    : alert
