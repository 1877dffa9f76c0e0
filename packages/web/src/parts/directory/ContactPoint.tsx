import { contactPointStatus, contactSearchPath, type DirectoryPoint, phoneText } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './directory.module.css'
import { HighlightedMatch } from './HighlightedMatch.tsx'
import { StatusMark } from './StatusMark.tsx'

interface Props {
  readonly kind: 'phone' | 'email'
  readonly point: DirectoryPoint
  readonly search: string
  /** Whether the user may look contacts up. */
  readonly canLookUp: boolean
  /** Left out where the place already shows the status. */
  readonly isMarked?: boolean
}

/** The number for a contact search: without its extension, as that is on the same line. */
const lineOf = (phone: string): string => phone.replace(/ x\d+$/, '')

/** A phone or an e-mail: copied by a click, with its status and a link to who else uses it. */
export const ContactPoint = ({ kind, point, search, canLookUp, isMarked = true }: Props) => {
  const { value, parts } = point
  const text = kind === 'phone' ? (phoneText(value) ?? value) : value
  const query =
    kind === 'phone' ? ({ kind, phone: lineOf(value) } as const) : ({ kind, email: value } as const)
  return (
    <span className={styles['point']}>
      <span className={styles['value']}>
        <CopyText
          label={kind === 'phone' ? 'phone' : 'e-mail'}
          text={text}
          highlight={
            kind === 'email' && search.trim() === '' ? (
              <EmailText email={text} />
            ) : (
              <HighlightedMatch field={kind} text={text} search={search} />
            )
          }
        />
      </span>
      <span className={styles['about']}>
        {isMarked && <StatusMark status={contactPointStatus(parts)} />}
        {canLookUp && (
          <Link
            to={contactSearchPath(query)}
            className={linkClass}
            title="See who else uses this contact"
            data-on-screen
          >
            Look up contact<VisuallyHidden>: {text}</VisuallyHidden>
          </Link>
        )}
      </span>
    </span>
  )
}
