import type { Limit } from '../session/throttle.ts'

/** Choice: a company mails at most so many invitations an hour, for they reach people who have not asked for them. */
export const INVITATIONS_OF_COMPANY: Limit = {
  name: 'user-invitations-company',
  max: 300,
  seconds: 3600,
  message: 'Your company has sent many invitations. Try again later.',
}

/** Choice: nobody is mailed the same invitation more often than this. */
export const MAILS_OF_INVITATION: Limit = {
  name: 'user-invitation-mails',
  max: 5,
  seconds: 3600,
  message: 'This invitation was sent often enough for now. Try again later.',
}
