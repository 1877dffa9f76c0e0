import { type CurrentUser, EXPIRED_MESSAGE, isExpired, matchRoute, mayInCompany } from '@fairhaul/core'
import { Notice } from '../../../../ui/Notice.tsx'
import { whoMayChange } from './who-may-change.ts'

interface Props {
  readonly user: CurrentUser
  /** Where they were going. */
  readonly target: string | null
}

/** "Loads List", for an address that is kept; Home and the account itself are not worth a word. */
const placeOf = (target: string | null): string | null => {
  if (target === null) return null
  const { route } = matchRoute(target.replace(/[?#].*$/s, ''))
  return route.name === 'home' || route.name === 'my-account' ? null : route.title
}

/** Why only the account is open, and the way out of it. */
export const ExpiredWay = ({ user, target }: Props) => {
  if (!isExpired(user)) return null
  const place = placeOf(target)
  return (
    <Notice tone="warning" title={`${EXPIRED_MESSAGE.title}.`}>
      {EXPIRED_MESSAGE.explanation}{' '}
      {mayInCompany(user, 'change-plan') ? EXPIRED_MESSAGE.advice : whoMayChange('choose a plan')}
      {place !== null && ` You were going to ${place}.`}
    </Notice>
  )
}
