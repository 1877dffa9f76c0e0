const WHO_CAN_CHANGE_IT = 'A user manager of your company can change that.'

/** What a refusal for want of a right says: the server's reason, else ours, and always who can change it. */
export const forbiddenMessage = (message: string | null, otherwise: string): string => {
  const reason = (message ?? otherwise).trim()
  return `${/[.!?]$/.test(reason) ? reason : `${reason}.`} ${WHO_CAN_CHANGE_IT}`
}
