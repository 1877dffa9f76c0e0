const WHO_CAN_CHANGE_IT = 'An admin at your company can change that.'

/** The message for a missing right: the server's reason, or ours without one, and always who can change it. */
export const forbiddenMessage = (message: string | null, otherwise: string): string => {
  const reason = (message ?? otherwise).trim()
  return `${/[.!?]$/.test(reason) ? reason : `${reason}.`} ${WHO_CAN_CHANGE_IT}`
}
