import { saysWhatToDo } from '@fairhaul/core'

const WHO_CAN_CHANGE_IT = 'An admin at your company can change that.'

/**
 * The message for a 403: the server's reason, or ours without one, and who can change it, unless the reason says itself
 * what to do.
 */
export const forbiddenMessage = (message: string | null, otherwise: string): string => {
  const reason = (message ?? otherwise).trim()
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`
  return saysWhatToDo(reason) ? sentence : `${sentence} ${WHO_CAN_CHANGE_IT}`
}
