import type { Limit } from '../session/throttle.ts'

/** Choice: a company mails at most so many carriers an hour, for they reach people who have not asked for them. */
export const INVITED_CARRIERS: Limit = {
  name: 'connection-invitations-company',
  max: 500,
  seconds: 3600,
  message: 'Your company has invited many carriers. Try again later.',
}

/** Choice: nobody is mailed the same invitation more often than this. */
export const MAILS_OF_INVITATION: Limit = {
  name: 'connection-invitation-mails',
  max: 5,
  seconds: 3600,
  message: 'This invitation was sent often enough for now. Try again later.',
}
