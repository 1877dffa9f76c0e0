import {
  type CompanyUser,
  calendarDateOf,
  displayName,
  formatCalendarDate,
  phoneText,
  scopesText,
  type UserId,
} from '@fairhaul/core'
import { Link } from '../../../../di/Link.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import styles from './columns.module.css'
import { type UsersAddress, usersPath } from './users-address.ts'

interface Showing {
  /** Whether a row links to its user. */
  readonly opens: boolean
  readonly showsScopes: boolean
  readonly address: UsersAddress
  readonly isSelf: (id: UserId) => boolean
}

const since = (instant: string): string => formatCalendarDate(calendarDateOf(new Date(instant)))

/** The columns of a user: name, contacts, and for user managers the rights. */
export const userColumns = ({
  opens,
  showsScopes,
  address,
  isSelf,
}: Showing): readonly Column<CompanyUser>[] => [
  {
    key: 'name',
    header: 'Name',
    sticky: true,
    cell: user => (
      <span className={styles['name']}>
        {opens ? (
          <Link
            to={usersPath({ ...address, open: { kind: 'user', id: user.id } })}
            data-row-link=""
            className={linkClass}
          >
            {displayName(user)}
          </Link>
        ) : (
          displayName(user)
        )}
        {isSelf(user.id) && <Badge tone="neutral">You</Badge>}
      </span>
    ),
  },
  {
    key: 'email',
    width: '300px',
    header: 'E-mail',
    cell: user => (
      <span className={styles['text']}>
        <EmailText email={user.email} />
      </span>
    ),
  },
  ...(showsScopes
    ? [
        {
          key: 'scopes',
          header: 'Permissions',
          cell: (user: CompanyUser) => <span className={styles['scopes']}>{scopesText(user.scopes)}</span>,
        },
      ]
    : [
        {
          key: 'phone',
          header: 'Phone',
          cell: (user: CompanyUser) =>
            phoneText(user.phoneE164) ?? <span className={styles['unknown']}>Not on record</span>,
        },
      ]),
  { key: 'since', header: 'Since', cell: user => since(user.createdAt) },
]
